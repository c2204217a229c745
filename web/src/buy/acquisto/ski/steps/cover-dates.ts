import { addDays, dayInRome, formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { choiceIn } from '@riparo/domain/buy/products/ski/choice-answers.ts';
import { MAX_DAYS } from '@riparo/domain/buy/products/ski/choice.ts';
import { seasonEnd } from '@riparo/domain/buy/products/ski/season.ts';
import { endDateOf, startNotice } from '@riparo/domain/buy/products/ski/start.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';

/** Today or tomorrow as typed. */
export const dayFromNow = (days: number) => formatItalianDate(addDays(dayInRome(new Date()), days));

export const firstDayIn = ({ startDate }: Partial<Answers>) =>
  typeof startDate === 'string' && isIsoDate(startDate) ? startDate : null;

/** From a valid first day: the last day, and the notice about starting today. */
export const coverFromFirstDay = (given: Partial<Answers>) => {
  const start = firstDayIn(given);
  if (start === null) return { end: '', notice: null };
  const now = new Date();
  const choice = choiceIn(given);
  return {
    end: formatItalianDate(endDateOf(choice, start, dayInRome(now))),
    notice: startNotice(choice, start, now),
  };
};

/** The days a calendar offers, and those already chosen. A season needs only its first day. */
export const calendarOf = (given: Partial<Answers>) => {
  const today = dayInRome(new Date());
  const choice = choiceIn(given);
  const isSeason = choice.policyDuration === 'season';
  const last = seasonEnd(today);
  const start = firstDayIn(given);
  const from = start !== null && start >= today && start <= last ? start : null;
  return {
    bounds: { first: today, last, mostDays: isSeason ? 1 : MAX_DAYS },
    initial: { from, to: from && (isSeason ? from : endDateOf(choice, from, today)) },
  };
};
