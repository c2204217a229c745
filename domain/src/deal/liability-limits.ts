import { cents, formatWholeEuro } from '../money.ts';

/** The most that third-party liability pays for one event, by product. */
const limits = { 'rc-terzi-5': cents(500_000_00), 'rc-terzi-10': cents(1_000_000_00) } as const;

export type LiabilityKey = keyof typeof limits;

/** `fino a € 500.000 per sinistro` */
export const liabilityLimit = (key: LiabilityKey) => `fino a ${formatWholeEuro(limits[key])} per sinistro`;
