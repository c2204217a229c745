import { type Cents, cents } from '../../../platform/values/money.ts';

/** What the subsidy pays: `cover.ts` puts it in words, `events.ts` calculates with it. */
export const COVID_AMOUNTS: {
  readonly night: Cents;
  readonly maxNights: number;
  readonly intensiveCare: Cents;
  readonly recovery: Cents;
  readonly recoveryNights: number;
  readonly yearly: Cents;
} = {
  night: cents(50_00),
  maxNights: 30,
  intensiveCare: cents(1500_00),
  recovery: cents(500_00),
  /** From this many nights on, recovery at home is paid too. */
  recoveryNights: 7,
  /** The yearly limit for everything together. */
  yearly: cents(3500_00),
};
