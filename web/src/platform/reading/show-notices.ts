import { onNoticesChange, takeNotices } from '@riparo/ui/notices.ts';
import { findPart } from '../page/part.ts';

/** Shows notices of this page and those handed over by the page before. */
export function showNotices(): void {
  const place = findPart('notices');
  if (!place) return;
  const stop = onNoticesChange(() => {
    stop();
    import('./notices-of-page.tsx').then(
      ({ hydrateNotices }) => hydrateNotices(place),
      () => undefined,
    );
  });
  takeNotices();
}
