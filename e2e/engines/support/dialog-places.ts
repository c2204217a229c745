// Both run in the page.
declare global {
  interface Window {
    dialogPlaces: number[];
  }
}

/** Records from now on how far a closing, still visible dialog is from its last open position. */
export function recordDialogPositions(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (!dialog) throw new Error('no dialog is open');
  window.dialogPlaces = [];
  let { left, top } = dialog.getBoundingClientRect();
  const note = () => {
    if (!dialog.checkVisibility()) return;
    const now = dialog.getBoundingClientRect();
    // While open it may grow with its content, and is then centred again.
    if (dialog.open) ({ left, top } = now);
    else window.dialogPlaces.push(Math.hypot(now.left - left, now.top - top));
  };
  const atEveryFrame = () => {
    note();
    if (dialog.checkVisibility()) requestAnimationFrame(atEveryFrame);
  };
  atEveryFrame();
  // Also as soon as it closes: it may be gone in the next frame.
  new MutationObserver(note).observe(dialog, { attributeFilter: ['open'] });
}

export function recordedDialogPositions(): { furthest: number } {
  return { furthest: Math.max(0, ...window.dialogPlaces) };
}
