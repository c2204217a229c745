import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { dayInRome, formatItalianDate, timeInRome } from '@riparo/domain/platform/values/calendar.ts';

/** For example `il 15/11/2026`, the date in Italy. */
export const onDay = (moment: string) => withArticle('il', formatItalianDate(dayInRome(new Date(moment))));

/** For example `il 15/11/2026 alle 11:00`, to distinguish two browsers of the same name. */
export const atMoment = (moment: string) => `${onDay(moment)} alle ${timeInRome(new Date(moment))}`;
