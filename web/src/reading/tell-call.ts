import { callBy } from '@riparo/domain/opening-hours/call-by.ts';
import { describeCallBy } from '@riparo/domain/opening-hours/moments-in-words.ts';
import { putIn } from './put-in.ts';

const MINUTE_MS = 60_000;

/** By when a call would come that is not asked for yet, by the clock of whoever reads. */
export function tellCall(place: HTMLElement): void {
  const tell = () => {
    const now = new Date();
    putIn(place, { when: describeCallBy(callBy(now), now) });
  };
  tell();
  setInterval(tell, MINUTE_MS);
}
