import type { ListedDeal } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { stageNames } from '@riparo/domain/care/deals/board-stages.ts';
import { type DealColumn, dealColumnNames } from '@riparo/domain/care/deals/list-columns.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { dayInRome, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import type { Database } from '../../../platform/database/connection.ts';
import type { Cell, Sheet } from '../../../platform/drawing/spreadsheets/cells.ts';
import { listDeals, type DealSearch, withNameMatches } from './list-deals.ts';

const pageSize = 1000;

const dayOf = (moment: string | null): Cell => (moment ? { day: dayInRome(new Date(moment)) } : null);
const dayIn = (day: string | null): Cell => (day ? { day: isoDate(day) } : null);

const cellOf: Readonly<Record<DealColumn, (deal: ListedDeal) => Cell>> = {
  createdAt: ({ createdAt }) => dayOf(createdAt),
  person: ({ person }) => person && fullNameOf(person),
  email: ({ person }) => person && person.email,
  product: ({ product }) => product.title,
  stage: ({ stage }) => stageNames[stage],
  price: ({ priceCents }) => ({ cents: cents(priceCents) }),
  startsOn: ({ startsOn }) => dayIn(startsOn),
  endsOn: ({ endsOn }) => dayIn(endsOn),
  expiresAt: ({ expiresAt }) => dayOf(expiresAt),
  uuid: ({ uuid }) => uuid,
};

/** The list as a sheet, with the columns on the screen; read page by page while it is sent. */
export const dealSheet = (db: Database, filter: DealSearch, columns: readonly DealColumn[]): Sheet => ({
  columns: columns.map((column) => dealColumnNames[column]),
  rows: rowsOf(db, filter, columns),
});

async function* rowsOf(
  db: Database,
  filter: DealSearch,
  columns: readonly DealColumn[],
): AsyncGenerator<readonly Cell[]> {
  const named = await withNameMatches(db, filter);
  // An export has time to go through all deals.
  const sought = named.named?.isCut ? filter : named;
  let after: string | undefined;
  do {
    const { data, next } = await listDeals(db, sought, after, pageSize);
    for (const deal of data) yield columns.map((column) => cellOf[column](deal));
    after = next ?? undefined;
  } while (after !== undefined);
}
