import { COLLECTOR_META } from '@riparo/domain/platform/tracking/collector-meta.ts';

/** Where events may go, as the server wrote it into the page; null where visits are not counted. */
export const collectorAddress = (): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${COLLECTOR_META}"]`)?.content ?? null;
