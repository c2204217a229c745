// Both run in the page.
declare global {
  interface Window {
    dialogPlaces: number[];
  }
}

/** From now on: how far from where it last stood open what is closed, and still seen, stands. */
export function noteWhereDialogsStand(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (!dialog) throw new Error('no dialog is open');
  window.dialogPlaces = [];
  let { left, top } = dialog.getBoundingClientRect();
  const note = () => {
    if (!dialog.checkVisibility()) return;
    const now = dialog.getBoundingClientRect();
    // While it is open it may grow with what arrives, and is then centred anew.
    if (dialog.open) ({ left, top } = now);
    else window.dialogPlaces.push(Math.hypot(now.left - left, now.top - top));
  };
  const atEveryFrame = () => {
    note();
    if (dialog.checkVisibility()) requestAnimationFrame(atEveryFrame);
  };
  atEveryFrame();
  // As soon as it is closed, too: the next frame may be the one in which it is gone.
  new MutationObserver(note).observe(dialog, { attributeFilter: ['open'] });
}

export function whereDialogsStood(): { furthest: number } {
  return { furthest: Math.max(0, ...window.dialogPlaces) };
}
