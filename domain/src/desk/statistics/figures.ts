import { type CallWaitKind, CALL_WAIT_KINDS, FUNNEL_STEPS, type FunnelStep } from './kinds.ts';

/** Calls made or missed by their promised time, per day or month. */
export type Promises = { readonly at: string; readonly kept: number; readonly missed: number };
export type Amount = { readonly at: string; readonly number: number; readonly cents: number };
export type Funnel = { readonly product: string } & Readonly<Record<FunnelStep, number>>;
export type Waits = Readonly<Record<CallWaitKind, number>>;

/** Of all that were due: null if none was. */
export const shareKept = ({ kept, missed }: Pick<Promises, 'kept' | 'missed'>): number | null =>
  kept + missed === 0 ? null : kept / (kept + missed);

export const addPromises = (promises: readonly Pick<Promises, 'kept' | 'missed'>[]) => ({
  kept: sum(promises.map(({ kept }) => kept)),
  missed: sum(promises.map(({ missed }) => missed)),
});

export const addAmounts = (amounts: readonly Pick<Amount, 'number' | 'cents'>[]) => ({
  number: sum(amounts.map(({ number }) => number)),
  cents: sum(amounts.map(({ cents }) => cents)),
});

export const addFunnels = (funnels: readonly Funnel[]): Readonly<Record<FunnelStep, number>> =>
  Object.fromEntries(
    FUNNEL_STEPS.map((step) => [step, sum(funnels.map((funnel) => funnel[step]))]),
  ) as Record<FunnelStep, number>;

/** The category of the median wait; null if no calls were made. */
export const medianWait = (waits: Waits): CallWaitKind | null => {
  const all = sum(Object.values(waits));
  let seen = 0;
  for (const kind of CALL_WAIT_KINDS) {
    seen += waits[kind];
    if (all > 0 && 2 * seen >= all) return kind;
  }
  return null;
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
