import { storedChoice } from './choice-cookie.ts';
import { sendEventsTo, type Collector } from './track.ts';
import type { PageReader } from './target-of.ts';
import { watchVisit } from './watch-visit.ts';
import { bodyOf } from '@riparo/domain/platform/tracking/events.ts';

/** Sends every event as JSON, without cookies or the page's address, and does not wait for the answer. */
const httpCollector =
  (url: string): Collector =>
  (event) => {
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(event, location)),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A click may be the last event on a page.
      keepalive: true,
      // A visit that is not counted is not the visitor's problem.
    }).catch(() => undefined);
  };

/** Counts the visit at the collector until the returned function is called. */
export function countVisit(address: string, pageOf: PageReader): () => void {
  const send = httpCollector(address);
  // Also respects a no given in another tab.
  sendEventsTo((event) => storedChoice() === 'accepted' && send(event));
  const stopWatching = watchVisit(pageOf);
  return () => {
    stopWatching();
    sendEventsTo(null);
  };
}
