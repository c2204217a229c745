import type { NextStep } from '../../buy/deal/next-step-schema.ts';
import { type DealOrder, stageId } from '../../buy/deal/stages.ts';
import { quotePagePath } from '../../understand/life/paths.ts';
import type { PlateState } from '../../buy/products/plate.ts';
import { SIGNATURE_LINK_DAYS } from '../../buy/signature/link.ts';
import { addDays, dayInRome, type IsoDate, isIsoDate } from '../../platform/values/calendar.ts';

/**
 * What somebody may have to do about what is theirs, what matters most first: without a signature or a payment there is no
 * cover; a cover that ends comes before one that was never begun; a price that runs out can be asked for again.
 */
export const toDoKinds = ['sign', 'pay', 'renew', 'plate', 'confirm', 'complete', 'buy', 'quote'] as const;
export type ToDoKind = (typeof toDoKinds)[number];

export type ToDo = {
  readonly kind: ToDoKind;
  /** Of the deal, or of the quote. */
  readonly uuid: string;
  /** Where it is done; null where that is beside the deal itself. */
  readonly path: string | null;
  /** The last day on which it can be done. */
  readonly by: IsoDate | null;
  readonly isPressing: boolean;
};

/** So many days before the last one, whatever it is comes before everything else. */
const PRESSING_DAYS = 3;

/** A price is told to run out in its last days alone: before, it is no duty. */
export const QUOTE_NOTICE_DAYS = 7;

type OwnedDeal = {
  readonly uuid: string;
  /** The id of its stage. */
  readonly status: number;
  readonly order: DealOrder;
  readonly isRenewal: boolean;
  readonly startsOn: string | null;
  /** Until when its address works, if nobody pays. */
  readonly expiresAt: string | null;
  readonly history: readonly { readonly event: string; readonly at: string }[];
  readonly plate: { readonly code: string | null; readonly state: PlateState } | null;
  /** What it waits for from its buyer, and where that is done. */
  readonly next: NextStep | null;
};

type OwnedQuote = { readonly uuid: string; readonly lastDay: string; readonly isOpen: boolean };

type Owned = { readonly deals: readonly OwnedDeal[]; readonly quotes: readonly OwnedQuote[] };

type Found = Omit<ToDo, 'isPressing'>;

/** Everything there is to do, the most urgent first. */
export function toDoOf({ deals, quotes }: Owned, today: IsoDate): ToDo[] {
  return [...deals.flatMap(stepsOf), ...quotes.flatMap((quote) => lastDaysOf(quote, today))]
    .map((found) => ({ ...found, isPressing: isWithin(PRESSING_DAYS, found.by, today) }))
    .toSorted(byUrgency);
}

const isWithin = (days: number, by: IsoDate | null, today: IsoDate) =>
  by !== null && by <= addDays(today, days);

// Sorting is stable: what is as urgent stays in the order in which it came.
const byUrgency = (one: ToDo, other: ToDo) =>
  Number(other.isPressing) - Number(one.isPressing) ||
  toDoKinds.indexOf(one.kind) - toDoKinds.indexOf(other.kind) ||
  compareDays(one.by, other.by);

const AFTER_ALL_DAYS = '9999-12-31';

/** Days compare as they are written; what has none comes last. */
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

/** A scooter's code: as long as it is unknown and can be told. Before the signature no day is fixed for it. */
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
