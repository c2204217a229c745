import { addDays, dayInRome, formatItalianDate, isIsoDate } from '@riparo/domain/values/calendar.ts';
import { choiceIn } from '@riparo/domain/products/ski/choice-answers.ts';
import { endDateOf, startNotice } from '@riparo/domain/products/ski/start.ts';
import type { Answers } from '@riparo/domain/wizard/definition.ts';

/** As it is typed: today, tomorrow. */
export const dayFromNow = (days: number) => formatItalianDate(addDays(dayInRome(new Date()), days));

export const firstDayIn = ({ startDate }: Partial<Answers>) =>
  typeof startDate === 'string' && isIsoDate(startDate) ? startDate : null;

/** From a first day that is one: the last day, and what to know about starting today. */
export const whatFollows = (given: Partial<Answers>) => {
  const start = firstDayIn(given);
  if (start === null) return { end: '', notice: null };
  const now = new Date();
  const choice = choiceIn(given);
  return {
    end: formatItalianDate(endDateOf(choice, start, dayInRome(now))),
    notice: startNotice(choice, start, now),
  };
};
