import { keptChoice } from './choice-cookie.ts';
import { httpCollector } from './http-collector.ts';
import { giveEventsTo } from './track.ts';
import type { PageReader } from './target-of.ts';
import { watchVisit } from './watch-visit.ts';

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
