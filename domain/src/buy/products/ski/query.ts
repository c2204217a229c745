import {
  defaultSkiChoice,
  isDayCount,
  isParty,
  type SkiChoice,
  type SkiDuration,
  type SkiPackage,
} from './choice.ts';

/** What the address of the ski flow may contain. No personal data. */
export type SkiQuery = {
  readonly choice: SkiChoice;
  /** Whether it names the package: a default is not a choice, so the page asks. */
  readonly hasPackage: boolean;
  readonly utmSource: string | null;
  readonly utmMedium: string | null;
  /** Set on return from the payment: then only the outcome is shown. */
  readonly outcome: { readonly transactionId: string; readonly isSuccess: boolean } | null;
};

type Params = { get(name: string): string | null };

const packages: ReadonlyMap<string, SkiPackage> = new Map([
  ['base', 'base'],
  ['gold', 'base'],
  ['plus', 'plus'],
  ['platinum', 'plus'],
]);

const durations: ReadonlyMap<string, SkiDuration> = new Map([
  ['season', 'season'],
  ['seasonal', 'season'],
  ['day', 'daily'],
  ['daily', 'daily'],
]);

export const UTM_MAX_LENGTH = 200;

const whole = (text: string | null) => (text !== null && /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);

const lower = (text: string | null) => (text ?? '').trim().toLowerCase();

/** One of the two may be missing: `?adults=2` is two adults and no children. */
const readParty = (params: Params): Pick<SkiChoice, 'policyAdults' | 'policyKids'> => {
  const adults = params.get('adults') ?? params.get('adults_num');
  const kids = params.get('kids') ?? params.get('kids_num');
  const party = {
    policyAdults: adults === null && kids !== null ? 0 : whole(adults),
    policyKids: kids === null && adults !== null ? 0 : whole(kids),
  };
  const { policyAdults, policyKids } = defaultSkiChoice;
  return isParty(party.policyAdults, party.policyKids) ? party : { policyAdults, policyKids };
};

const readUtm = (text: string | null) => text?.trim().slice(0, UTM_MAX_LENGTH) || null;

/** Without errors: missing or invalid values get the most common choice. */
export const readSkiQuery = (params: Params): SkiQuery => {
  const days = whole(params.get('days'));
  const named = packages.get(lower(params.get('product_type')));
  const transactionId = params.get('transactionid');
  return {
    choice: {
      policyType: named ?? defaultSkiChoice.policyType,
      policyDuration: durations.get(lower(params.get('duration'))) ?? defaultSkiChoice.policyDuration,
      policyDayCount: isDayCount(days) ? days : defaultSkiChoice.policyDayCount,
      ...readParty(params),
    },
    hasPackage: named !== undefined,
    utmSource: readUtm(params.get('utm_source')),
    utmMedium: readUtm(params.get('utm_medium')),
    // An empty one is not a payment.
    outcome: transactionId ? { transactionId, isSuccess: params.get('status') === 'success' } : null,
  };
};
