import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { dayInRome, formatItalianDate, timeInRome } from '@riparo/domain/platform/values/calendar.ts';

/** `il 15/11/2026`, the day it was in Italy. */
export const onDay = (moment: string) => withArticle('il', formatItalianDate(dayInRome(new Date(moment))));

/** `il 15/11/2026 alle 11:00`: what tells two browsers of the same name apart. */
export const atMoment = (moment: string) => `${onDay(moment)} alle ${timeInRome(new Date(moment))}`;
