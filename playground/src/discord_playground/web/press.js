// A click is a press and a release on the same element. If the element is replaced or moved in between, the browser
// reports no click, so all drawing waits for the release.

const PRESSABLE = "a, button, summary, [role=combobox]";

const waiting = new Set();
let pressed = false;

/** Wraps a function that draws: while something is pressed, it is only called after the release. */
export function afterPress(draw) {
  return () => {
    if (pressed) waiting.add(draw);
    else draw();
  };
}

addEventListener(
  "pointerdown",
  ({ button, target }) => {
    pressed = button === 0 && Boolean(target.closest(PRESSABLE));
  },
  { capture: true },
);
// What a click itself changes is drawn at once.
addEventListener(
  "click",
  () => {
    pressed = false;
  },
  { capture: true },
);
// A release outside of the window is only noticed when the pointer is back. The click follows within the same task.
for (const event of ["pointerup", "pointercancel", "pointermove"])
  addEventListener(
    event,
    ({ buttons }) => {
      if (pressed && !buttons) setTimeout(release);
    },
    { capture: true },
  );

function release() {
  pressed = false;
  const drawing = [...waiting];
  waiting.clear();
  for (const draw of drawing) draw();
}
