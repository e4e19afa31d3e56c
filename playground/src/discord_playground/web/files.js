// Files that are picked for a command or a form.

import { worded } from "./words.js";

/** Returns a file in the form that the playground accepts: `{name, type, data}`, with the bytes in base64. */
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
