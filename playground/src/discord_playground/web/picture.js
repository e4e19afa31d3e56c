// Pictures in messages: they open in full size, and show their alt text on demand.

import { h, newId } from "./dom.js";
import { icon, iconButton } from "./icons.js";
import { worded } from "./words.js";

const LARGEST = 550; // pixels, as wide as Discord shows pictures
const SMALL = 85; // the same for thumbnails

/** Makes a picture; `description` is its alt text. */
export function picture({ url, description, width, height, spoiler = false }, { small = false } = {}) {
  const address = local(url);
  const image = h("img", {
    src: address,
    alt: description ?? "",
    class: "picture-image",
    style: width && height ? { "aspect-ratio": `${width} / ${height}` } : {},
  });
  const opener = h(
    "button",
    {
      type: "button",
      class: "picture-open",
      "aria-label": description
        ? worded("Picture, opens large: {description}", { description })
        : worded("Picture without a description, opens large"),
      on: { click: () => enlarge(address, description) },
    },
    image,
  );
  const alt = description && !small ? altText(description) : null;
  const holder = h(
    "div",
    {
      class: "picture",
      style: { width: `min(${small ? SMALL : Math.min(width ?? LARGEST, LARGEST)}px, 100%)` },
    },
    h("div", { class: "picture-frame" }, opener, alt?.button),
    alt?.words,
  );
  if (spoiler) {
    holder.classList.add("covered");
    opener.addEventListener(
      "click",
      (event) => {
        if (holder.classList.contains("covered")) event.stopImmediatePropagation();
        holder.classList.remove("covered");
      },
      { capture: true },
    );
  }
  return holder;
}

function altText(description) {
  const id = newId("alt");
  const words = h("p", { class: "alt-text", id, hidden: true }, description);
  const button = h(
    "button",
    {
      type: "button",
      class: "alt-button",
      title: worded("Alt text"),
      "aria-expanded": "false",
      "aria-controls": id,
      on: { click: turn },
    },
    "ALT",
  );
  function turn() {
    words.hidden = !words.hidden;
    button.setAttribute("aria-expanded", String(!words.hidden));
  }
  return { button, words };
}

/** Returns a file's address on the page's own origin, because the playground's may have changed since it was posted. */
function local(url) {
  return url.replace(/^http:\/\/[^/]+(?=\/attachments\/)/, "");
}

function enlarge(address, description) {
  const close = iconButton("close", worded("Close"));
  const box = h(
    "dialog",
    { class: "lightbox", "aria-label": worded("Picture") },
    close,
    h("img", { src: address, alt: description ?? "" }),
    description ? h("p", { class: "alt-text" }, description) : null,
    h("a", { href: address, target: "_blank", rel: "noopener" }, worded("Open in a new tab")),
  );
  close.addEventListener("click", () => box.close());
  box.addEventListener("click", (event) => {
    if (event.target === box) box.close();
  });
  box.addEventListener("close", () => box.remove());
  document.querySelector(".app").append(box);
  box.showModal();
}

/** Makes a link to a file that is not a picture. */
export function file(attachment) {
  return h(
    "a",
    { class: "file", href: local(attachment.url), download: attachment.filename },
    icon("file"),
    ` ${attachment.filename}`,
    attachment.size ? h("span", { class: "muted" }, ` ${weight(attachment.size)}`) : null,
  );
}

/** Formats a size: "538 bytes", "12 kB". */
function weight(bytes) {
  return bytes < 1024 ? `${bytes} bytes` : `${Math.ceil(bytes / 1024)} kB`;
}

/** Whether an attachment is shown as a picture. */
export function isPicture(attachment) {
  return attachment.content_type?.startsWith("image/") ?? false;
}
