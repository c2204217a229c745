import type { DealView, DealViewFilter } from '@riparo/domain/care/deals/deal-list-calls.ts';
import { dealViewErrors } from '@riparo/domain/care/deals/board-errors.ts';
import { MAX_DEAL_VIEWS } from '@riparo/domain/care/deals/list-views.ts';
import type { StaffId } from '@riparo/domain/platform/values/ids.ts';
import { and, eq, sql } from 'drizzle-orm';
import { isStored } from '../../../platform/database/unique-violation.ts';
import type { Dependencies } from '../../../platform/process/dependencies.ts';
import { failure } from '../../../platform/http/problem-answers.ts';
import { dealViews } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock'>;
type Views = { data: DealView[] };

/** The views of one member of staff, by name; they are private. */
export async function viewsOf({ db }: Pick<Parts, 'db'>, staffId: StaffId): Promise<Views> {
  const data = await db
    .select({ id: dealViews.id, name: dealViews.name, filter: dealViews.filter })
    .from(dealViews)
    .where(eq(dealViews.staffId, staffId))
    .orderBy(sql`lower(${dealViews.name})`);
  return { data };
}

/** The same filters saved twice under the same name are stored once. */
export async function saveView(
  parts: Parts,
  staffId: StaffId,
  { name, filter }: { name: string; filter: DealViewFilter },
) {
  const { data: views } = await viewsOf(parts, staffId);
  const same = views.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (same && hasSameFilter(same.filter, filter)) return { data: views };
  if (!same && views.length >= MAX_DEAL_VIEWS) return failure(dealViewErrors.TooManyDealViews);
  const storing = parts.db.insert(dealViews).values({ staffId, name, filter, createdAt: parts.clock() });
  if (!(await isStored(storing))) return failure(dealViewErrors.DealViewNameTaken);
  return viewsOf(parts, staffId);
}

const filterKey = (filter: DealViewFilter) => JSON.stringify(Object.entries(filter).toSorted());
const hasSameFilter = (one: DealViewFilter, other: DealViewFilter) => filterKey(one) === filterKey(other);

export async function renameView(parts: Parts, staffId: StaffId, id: string, name: string) {
  const isOwn = and(eq(dealViews.id, id), eq(dealViews.staffId, staffId));
  if ((await parts.db.$count(dealViews, isOwn)) === 0) return null;
  if (!(await isStored(parts.db.update(dealViews).set({ name }).where(isOwn))))
    return failure(dealViewErrors.DealViewNameTaken);
  return viewsOf(parts, staffId);
}

export async function removeView(parts: Parts, staffId: StaffId, id: string): Promise<Views> {
  await parts.db.delete(dealViews).where(and(eq(dealViews.id, id), eq(dealViews.staffId, staffId)));
  return viewsOf(parts, staffId);
}
