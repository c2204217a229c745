import type { DealTotals, ListedDeal } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { stageNames } from '@riparo/domain/care/deals/board-stages.ts';
import type { DealColumn } from '@riparo/domain/care/deals/list-columns.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { dayInRome, formatItalianDate, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { daysBetween } from '@riparo/domain/platform/values/days-between.ts';
import { cents, formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';

export const FORGOTTEN = 'Dati cancellati';

export const personOf = ({ person }: Pick<ListedDeal, 'person'>) => (person ? fullNameOf(person) : FORGOTTEN);

// The end of its code, as in the log.
export const shortCodeOf = ({ uuid }: Pick<ListedDeal, 'uuid'>) => uuid.slice(-8);

const formatDay = (day: string | null) => (day ? formatItalianDate(isoDate(day)) : '');
const formatDayOf = (moment: string | null) => (moment ? formatItalianDate(dayInRome(new Date(moment))) : '');

/** The text of a deal in each column of the list. */
export const columnText: Readonly<Record<DealColumn, (deal: ListedDeal) => string>> = {
  createdAt: ({ createdAt }) => formatDayOf(createdAt),
  person: personOf,
  email: ({ person }) => person?.email ?? '',
  product: ({ product }) => product.title,
  stage: ({ stage }) => stageNames[stage],
  price: ({ priceCents }) => formatEuro(cents(priceCents)),
  startsOn: ({ startsOn }) => formatDay(startsOn),
  endsOn: ({ endsOn }) => formatDay(endsOn),
  expiresAt: ({ expiresAt }) => formatDayOf(expiresAt),
  uuid: shortCodeOf,
};

// Four digits are grouped too: the numbers are aligned in a column.
const inItalian = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** `1.204`, or `oltre 1.000` if counting stopped there. */
export const formatNumber = ({ number, isMore }: Pick<DealTotals, 'number' | 'isMore'>) =>
  `${isMore ? 'oltre ' : ''}${inItalian.format(number)}`;

export const formatSum = ({ sumCents, isMore }: Pick<DealTotals, 'sumCents' | 'isMore'>) =>
  `${isMore ? 'oltre ' : ''}${formatWholeEuro(cents(sumCents))}`;

/** The age in Italian days: `di oggi`, `di ieri`, `di 12 giorni fa`. */
export function formatAge(createdAt: string, now: Date): string {
  const days = daysBetween(dayInRome(new Date(createdAt)), dayInRome(now));
  if (days < 1) return 'di oggi';
  return days === 1 ? 'di ieri' : `di ${inItalian.format(days)} giorni fa`;
}
