import { keptChoice } from './choice-cookie.ts';
import { giveEventsTo, type Collector } from './track.ts';
import type { PageReader } from './target-of.ts';
import { watchVisit } from './watch-visit.ts';
import { bodyOf } from '@riparo/domain/platform/tracking/events.ts';

/** Sends every event as JSON: without cookies, without the address of the page, and nobody waits for the answer. */
const httpCollector =
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

/** Watches the visit and tells the collector, until the returned function is called. */
export function countVisit(address: string, pageOf: PageReader): () => void {
  const send = httpCollector(address);
  // A no in another tab is heard here too.
  giveEventsTo((event) => keptChoice() === 'accepted' && send(event));
  const stopWatching = watchVisit(pageOf);
  return () => {
    stopWatching();
    giveEventsTo(null);
  };
}
