import type { NextStep } from '../../buy/deal/next-step-schema.ts';
import { type DealOrder, stageId } from '../../buy/deal/stages.ts';
import { quotePagePath } from '../../understand/life/paths.ts';
import type { PlateState } from '../../buy/products/plate.ts';
import { SIGNATURE_LINK_DAYS } from '../../buy/signature/link.ts';
import { addDays, dayInRome, type IsoDate, isIsoDate } from '../../platform/values/calendar.ts';

/**
 * What a customer may have to do, most important first: without signature or payment there is no cover; a
 * cover that ends comes before a purchase never finished; an expired quote can be requested again.
 */
export const toDoKinds = ['sign', 'pay', 'renew', 'plate', 'confirm', 'complete', 'buy', 'quote'] as const;
export type ToDoKind = (typeof toDoKinds)[number];

export type ToDo = {
  readonly kind: ToDoKind;
  readonly uuid: string;
  /** The page to do it on; null if that is the deal's own page. */
  readonly path: string | null;
  readonly by: IsoDate | null;
  readonly isPressing: boolean;
};

/** A task due within this many days comes before all others. */
const URGENT_DAYS = 3;

/** A quote's expiry is shown only in its last days: earlier it is not a task. */
export const QUOTE_NOTICE_DAYS = 7;

type OwnedDeal = {
  readonly uuid: string;
  /** The id of its stage. */
  readonly status: number;
  readonly order: DealOrder;
  readonly isRenewal: boolean;
  readonly startsOn: string | null;
  /** When its link expires if no one pays. */
  readonly expiresAt: string | null;
  readonly history: readonly { readonly event: string; readonly at: string }[];
  readonly plate: { readonly code: string | null; readonly state: PlateState } | null;
  readonly next: NextStep | null;
};

type OwnedQuote = { readonly uuid: string; readonly lastDay: string; readonly isOpen: boolean };

type Owned = { readonly deals: readonly OwnedDeal[]; readonly quotes: readonly OwnedQuote[] };

type Found = Omit<ToDo, 'isPressing'>;

export function toDoOf({ deals, quotes }: Owned, today: IsoDate): ToDo[] {
  return [...deals.flatMap(stepsOf), ...quotes.flatMap((quote) => lastDaysOf(quote, today))]
    .map((found) => ({ ...found, isPressing: isWithin(URGENT_DAYS, found.by, today) }))
    .toSorted(byUrgency);
}

const isWithin = (days: number, by: IsoDate | null, today: IsoDate) =>
  by !== null && by <= addDays(today, days);

// Sorting is stable: equally urgent tasks remain in their order.
const byUrgency = (one: ToDo, other: ToDo) =>
  Number(other.isPressing) - Number(one.isPressing) ||
  toDoKinds.indexOf(one.kind) - toDoKinds.indexOf(other.kind) ||
  compareDays(one.by, other.by);

const AFTER_ALL_DAYS = '9999-12-31';

/** Dates compare as text; those without one come last. */
const compareDays = (one: IsoDate | null, other: IsoDate | null) =>
  (one ?? AFTER_ALL_DAYS).localeCompare(other ?? AFTER_ALL_DAYS);

function stepsOf(deal: OwnedDeal): Found[] {
  const { uuid, next } = deal;
  const step = next && {
    kind: kindOf(deal, next.step),
    uuid,
    path: next.path,
    by: lastDayOf(deal, next.step),
  };
  return [...(step ? [step] : []), ...plateOf(deal)];
}

function kindOf({ status, order, isRenewal }: OwnedDeal, step: NextStep['step']): ToDoKind {
  if (step === 'sign') return 'sign';
  if (step === 'pay') return isRenewal ? 'renew' : 'pay';
  if (status === stageId('quotation')) return 'complete';
  return order === 'sign-first' ? 'confirm' : 'buy';
}

function lastDayOf({ history, expiresAt }: OwnedDeal, step: NextStep['step']): IsoDate | null {
  if (step !== 'sign') return expiresAt === null ? null : dayInRome(new Date(expiresAt));
  const sentAt = history.findLast(
    ({ event }) => event === 'documents-sent' || event === 'purchase-requested',
  )?.at;
  return sentAt === undefined ? null : addDays(dayInRome(new Date(sentAt)), SIGNATURE_LINK_DAYS);
}

/** A scooter's plate: while it is missing and can be added. Before the signature it has no fixed deadline. */
function plateOf({ uuid, plate, startsOn }: OwnedDeal): Found[] {
  if (plate === null || plate.code !== null || plate.state === 'closed') return [];
  const isDated = plate.state === 'late' && startsOn !== null && isIsoDate(startsOn);
  return [{ kind: 'plate', uuid, path: null, by: isDated ? addDays(startsOn, -1) : null }];
}

function lastDaysOf({ uuid, lastDay, isOpen }: OwnedQuote, today: IsoDate): Found[] {
  if (!isOpen || !isIsoDate(lastDay) || lastDay < today) return [];
  if (!isWithin(QUOTE_NOTICE_DAYS, lastDay, today)) return [];
  return [{ kind: 'quote', uuid, path: quotePagePath(uuid), by: lastDay }];
}
