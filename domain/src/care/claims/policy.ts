import type { DealOrder, DealStage } from '../../buy/deal/stages.ts';
import type { Noun } from '../../buy/products/product.ts';
import type { IsoDate } from '../../platform/values/calendar.ts';
import type { ReportableCause } from './happenings.ts';

export const POLICY_STATUSES = ['covered', 'unsigned', 'called-off'] as const;

/**
 * `unsigned`: paid, not signed yet. `called-off`: withdrawn from or surrendered; the days before that were
 * covered.
 */
export type PolicyStatus = (typeof POLICY_STATUSES)[number];

/** The data of a policy that a claim needs. */
export type ClaimablePolicy = {
  readonly uuid: string;
  /** The number on documents and on the phone. */
  readonly number: string;
  readonly title: string;
  readonly productKey: string;
  readonly noun: Noun;
  readonly standing: PolicyStatus;
  /** First and last covered day; null if cover has not begun. */
  readonly startsOn: IsoDate | null;
  readonly endsOn: IsoDate | null;
  /** The day of withdrawal or surrender, if any. */
  readonly endedEarlyOn: IsoDate | null;
  /** Cover continues for some days after the end, until another policy begins. */
  readonly hasGraceDays: boolean;
  readonly happenings: readonly ReportableCause[];
};

const settled: Readonly<Record<DealOrder, readonly DealStage[]>> = {
  'pay-first': ['documentation_signed', 'closed_won'],
  'sign-first': ['paid', 'closed_won'],
  'pay-only': ['paid', 'closed_won'],
};

/**
 * Null if never bought. A policy with a stopped renewal or a past year counts like any other: its days
 * decide.
 */
export const policyStatus = ({
  order,
  stage,
  isPaid,
}: {
  readonly order: DealOrder;
  readonly stage: DealStage;
  /** It was paid, even if refunded later. */
  readonly isPaid: boolean;
}): PolicyStatus | null => {
  if (settled[order].includes(stage)) return 'covered';
  if (!isPaid) return null;
  return stage === 'closed_lost' ? 'called-off' : 'unsigned';
};
