/** The two packages by their API names: `base` is sold as Gold, `plus` as Platinum. */
export const skiPackages = ['base', 'plus'] as const;
export type SkiPackage = (typeof skiPackages)[number];

export const PACKAGE_NAMES: Readonly<Record<SkiPackage, string>> = { base: 'Gold', plus: 'Platinum' };

export const skiDurations = ['daily', 'season'] as const;
export type SkiDuration = (typeof skiDurations)[number];

/** The chosen policy, before the insured are known. */
export type SkiChoice = {
  readonly policyType: SkiPackage;
  readonly policyDuration: SkiDuration;
  /** Used only for daily policies. */
  readonly policyDayCount: number;
  readonly policyAdults: number;
  readonly policyKids: number;
};

export const MAX_DAYS = 29;
export const MAX_PEOPLE = 10;

export const defaultSkiChoice: SkiChoice = {
  policyType: 'plus',
  policyDuration: 'daily',
  policyDayCount: 1,
  policyAdults: 1,
  policyKids: 0,
};

const isCount = (value: number) => Number.isSafeInteger(value) && value >= 0;

export const isDayCount = (days: number) => isCount(days) && days >= 1 && days <= MAX_DAYS;

/** A policy for children only is one too. */
export const isParty = (adults: number, kids: number) =>
  isCount(adults) && isCount(kids) && adults + kids >= 1 && adults + kids <= MAX_PEOPLE;

export const peopleOf = ({ policyAdults, policyKids }: SkiChoice) => policyAdults + policyKids;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** `2 adulti e 1 bambino` */
export const describePeople = ({ policyAdults, policyKids }: SkiChoice) =>
  [
    ...(policyAdults > 0 ? [counted(policyAdults, 'adulto', 'adulti')] : []),
    ...(policyKids > 0 ? [counted(policyKids, 'bambino', 'bambini')] : []),
  ].join(' e ');

/** `Stagionale`, `3 giorni` */
export const describeDuration = ({ policyDuration, policyDayCount }: SkiChoice) =>
  policyDuration === 'season' ? 'Stagionale' : counted(policyDayCount, 'giorno', 'giorni');
