import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { isDeskOpen, type OpeningHours, usualHours } from '@riparo/domain/desk/opening-hours/call-by.ts';
import { describeDeadline } from '@riparo/domain/desk/opening-hours/in-words.ts';
import { describeCallBy } from '@riparo/domain/desk/opening-hours/moments-in-words.ts';
import type { CallPromise } from './call-promise.ts';

const { promiseMinutes } = brand.callDesk;
// Times are shown in whole minutes, rounded up: half an hour may read one minute longer.
const SOON_MS = (promiseMinutes + 1) * 60_000;

export type PromiseWords = { readonly before: string; readonly when: string; readonly after: string };

/** The promised call as seen now; the middle part is what to remember. */
export function promiseInWords(
  { requestedAt, callBy }: CallPromise,
  now: Date,
  hours: OpeningHours = usualHours,
): PromiseWords {
  const asked = new Date(requestedAt);
  const latest = new Date(callBy);
  if (now > latest) {
    return {
      before: 'La chiamata era prevista per ',
      when: describeDeadline(latest),
      after: '. Se non ci siamo ancora sentiti, scrivici: rimediamo subito.',
    };
  }
  const when = describeCallBy(latest, now);
  if (latest.getTime() - asked.getTime() <= SOON_MS) {
    return {
      before: 'Un consulente ti chiama ',
      when: `entro ${promiseMinutes} minuti`,
      after: `, cioè ${when}.`,
    };
  }
  return {
    before: isDeskOpen(asked, hours)
      ? 'Tra poco chiudiamo: se non riusciamo prima, un consulente ti chiama '
      : 'Adesso i consulenti riposano: ti chiamiamo ',
    when,
    after: '.',
  };
}
