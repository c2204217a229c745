/** What a notice speaks of: the field that was refused, or else the one that somebody is writing in. */
const fieldSpokenOf = () =>
  document.querySelector('main [aria-invalid="true"]') ??
  document.activeElement?.closest('main input, main textarea, main select');

/** On a phone the notices are as wide as the screen: the page is longer by them, and the field moves out of their way. */
export function keepFieldFree(card: Element): () => void {
  const corner = card.closest('section');
  if (!corner) return () => undefined;
  const { style } = document.documentElement;
  const makeRoom = () => {
    const notices = corner.getBoundingClientRect();
    const isOver = notices.height > 0 && notices.width > innerWidth / 2;
    if (!isOver) return void style.removeProperty('--notices');
    style.setProperty('--notices', `${Math.ceil(notices.height)}px`);
    const field = fieldSpokenOf()?.getBoundingClientRect();
    // As far as the field stays on the screen.
    const covered = field && field.top < notices.bottom ? field.bottom + GAP_PX - notices.top : 0;
    if (field && covered > 0 && field.top < innerHeight) scrollBy({ top: Math.min(covered, field.top) });
  };
  // After everything that the answer has changed stands where it stays, and before it is seen.
  const sizes = new ResizeObserver(makeRoom);
  sizes.observe(corner);
  return () => {
    sizes.disconnect();
    // The card is still there, and gone with the next picture.
    requestAnimationFrame(makeRoom);
  };
}

const GAP_PX = 16;
