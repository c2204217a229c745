import { withArticle } from '@riparo/domain/article.ts';
import { dayInRome, formatItalianDate } from '@riparo/domain/calendar.ts';

/** `il 15/11/2026`, the day it was in Italy. */
export const onDay = (moment: string) => withArticle('il', formatItalianDate(dayInRome(new Date(moment))));
