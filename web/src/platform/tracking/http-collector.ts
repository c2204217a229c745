import { bodyOf } from '@riparo/domain/platform/tracking/events.ts';
import type { Collector } from './track.ts';

/** Sends every event as JSON: without cookies, without the address of the page, and nobody waits for the answer. */
export const httpCollector =
  (url: string): Collector =>
  (event) => {
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(event, location)),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A click may be the last thing that happens on a page.
      keepalive: true,
      // A visit that is not counted is no failure for the visitor.
    }).catch(() => undefined);
  };
