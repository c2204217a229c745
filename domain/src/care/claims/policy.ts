import type { DealOrder, DealStage } from '../../buy/deal/stages.ts';
import type { Noun } from '../../buy/products/product.ts';
import type { IsoDate } from '../../platform/values/calendar.ts';
import type { ReportableHappening } from './happenings.ts';

export const POLICY_STANDINGS = ['covered', 'unsigned', 'called-off'] as const;

/** `unsigned`: paid, and waits for a signature. `called-off`: withdrawn from or given back; the days before that were covered. */
export type PolicyStanding = (typeof POLICY_STANDINGS)[number];

/** A policy as far as a claim needs to know it. */
export type ClaimablePolicy = {
  readonly uuid: string;
  /** What it is called on papers and on the phone. */
  readonly number: string;
  readonly title: string;
  readonly productKey: string;
  readonly noun: Noun;
  readonly standing: PolicyStanding;
  /** Both days are covered; null where nothing has begun yet. */
  readonly startsOn: IsoDate | null;
  readonly endsOn: IsoDate | null;
  /** The day on which it was called off, where it was. */
  readonly endedEarlyOn: IsoDate | null;
  /** Cover goes on for some days after the end, until another policy begins. */
  readonly hasGraceDays: boolean;
  readonly happenings: readonly ReportableHappening[];
};

const settled: Readonly<Record<DealOrder, readonly DealStage[]>> = {
  'pay-first': ['documentation_signed', 'closed_won'],
  'sign-first': ['paid', 'closed_won'],
  'pay-only': ['paid', 'closed_won'],
};

/**
 * Null for what was never bought. A policy whose renewal was stopped, or whose year is over, is one like others: its days
 * decide.
 */
export const policyStanding = ({
  order,
  stage,
  isPaid,
}: {
  readonly order: DealOrder;
  readonly stage: DealStage;
  /** Money arrived for it, whether or not it went back. */
  readonly isPaid: boolean;
}): PolicyStanding | null => {
  if (settled[order].includes(stage)) return 'covered';
  if (!isPaid) return null;
  return stage === 'closed_lost' ? 'called-off' : 'unsigned';
};
