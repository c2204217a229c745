import { MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import { callBy } from '@riparo/domain/desk/opening-hours/call-by.ts';
import { describeCallBy } from '@riparo/domain/desk/opening-hours/moments-in-words.ts';
import { openingHours } from '../api/opening-hours.ts';
import { putIn } from './put-in.ts';

/** By when a call would come if it were requested now, by the reader's clock. */
export async function showCallPromise(place: HTMLElement): Promise<void> {
  const hours = await openingHours();
  const tell = () => {
    const now = new Date();
    putIn(place, { when: describeCallBy(callBy(now, undefined, hours), now) });
  };
  tell();
  setInterval(tell, MINUTE_MS);
}
