// Files that are picked for a command or a form.

import { worded } from "./words.js";

/** Gives a file as the playground takes it: `{name, type, data}`, the bytes as base64. */
export function packed(file) {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      done({ name: file.name, type: file.type, data: reader.result.split(",")[1] ?? "" }),
    );
    reader.addEventListener("error", () => failed(new Error(worded("The file can't be read."))));
    reader.readAsDataURL(file);
  });
}
