type Tap = { readonly at: number; readonly x: number; readonly y: number; readonly target: Element };

const SECOND_TAP_MS = 500;
/** How far apart two taps of one thumb may be. */
const SECOND_TAP_PX = 30;

let first: Tap | null = null;

const isSecond = (event: MouseEvent, { at, x, y }: Tap) =>
  Math.hypot(event.clientX - x, event.clientY - y) <= SECOND_TAP_PX &&
  // A mouse counts double clicks by its owner's settings; a touch screen does not.
  (event.detail > 1 ||
    ((event as PointerEvent).pointerType === 'touch' && event.timeStamp - at < SECOND_TAP_MS));

const isStillThere = ({ x, y, target }: Tap) => {
  const there = document.elementFromPoint(x, y);
  return target.contains(there) || there?.contains(target) === true;
};

function stopSecondTap(event: MouseEvent): void {
  // Clicks without a pointer: by keyboard, by a script, or on the label of a checkbox.
  if (event.clientX === 0 && event.clientY === 0) return;
  if (event.detail === 0 || !event.isTrusted || !(event.target instanceof Element)) return;
  if (first && isSecond(event, first) && !isStillThere(first)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else first = { at: event.timeStamp, x: event.clientX, y: event.clientY, target: event.target };
}

/**
 * A second tap of an impatient finger is meant for what was there at the first one. If a question, page or
 * dialog has replaced it, the tap would answer, buy or call what the customer has not seen yet.
 */
export const stopSecondTaps = (): void => addEventListener('click', stopSecondTap, { capture: true });
