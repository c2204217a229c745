import type { ConsentForm } from './texts-by-version.ts';

/** Consents that can be given and withdrawn at any time, unlike those that a request or a purchase needs. */
export const changeableConsents = ['marketing', 'userProfiling'] as const;
export type ChangeableConsent = (typeof changeableConsents)[number];

/** Versions whose required box covered profiling too; later versions ask for it separately and optionally. */
const profilingWasRequired: ReadonlySet<string> = new Set(['2026-11']);

/** Whether the box required for a request or a purchase also consented to profiling for offers. */
export const consentsToOffers = ({ userProfiling, version }: { userProfiling: boolean; version: string }) =>
  userProfiling && profilingWasRequired.has(version);

type Boxes = {
  readonly marketing?: boolean | null | undefined;
  readonly userProfiling?: boolean | null | undefined;
  readonly marketingChecked?: boolean | undefined;
  readonly profilingChecked?: boolean | undefined;
};

/** The optional consents given by the ticked boxes of a form, whatever the form calls them. */
export function optionalConsentsIn(boxes: Boxes, version: string): ChangeableConsent[] {
  const isGivenByBox: Readonly<Record<ChangeableConsent, boolean>> = {
    marketing: (boxes.marketing ?? boxes.marketingChecked) === true,
    userProfiling:
      boxes.profilingChecked === true ||
      consentsToOffers({ userProfiling: boxes.userProfiling === true, version }),
  };
  return changeableConsents.filter((kind) => isGivenByBox[kind]);
}

/** One occasion on which a consent was asked for, with its answer. */
export type ConsentMoment = {
  readonly kind: ChangeableConsent;
  readonly given: boolean;
  /** ISO date and time. */
  readonly at: string;
  readonly version: string;
  /** The form whose text was shown. */
  readonly form: ConsentForm;
  /** Whether changing this consent was the person's purpose. An empty box in a form withdraws nothing. */
  readonly isDeliberate: boolean;
  /**
   * Whether the mailbox's owner gave the answer: signed in, or with a mailed link or code. Anyone can type
   * any address into a form.
   */
  readonly isProved: boolean;
};

export type ConsentStatus = {
  readonly given: boolean;
  /** Date and version of the last answer; null if there was none. */
  readonly since: string | null;
  readonly version: string | null;
  readonly form: ConsentForm | null;
};

/** The status of a consent: the last time its owner gave or withdrew it counts; unproved answers do not. */
export function consentStatusFrom(kind: ChangeableConsent, moments: readonly ConsentMoment[]): ConsentStatus {
  const [last] = moments
    .filter((moment) => moment.kind === kind && moment.isProved && (moment.given || moment.isDeliberate))
    // If a form and a deliberate change have the same timestamp, the deliberate change wins.
    .toSorted(
      (one, other) => other.at.localeCompare(one.at) || Number(other.isDeliberate) - Number(one.isDeliberate),
    );
  return last
    ? { given: last.given, since: last.at, version: last.version, form: last.form }
    : { given: false, since: null, version: null, form: null };
}

export const CONSENT_REQUEST_DAYS = 14;

export type OpenConsentRequest = {
  readonly kinds: readonly ChangeableConsent[];
  /** ISO date and time. */
  readonly askedAt: string;
};

/**
 * Since when a consent awaits its owner's confirmation: it was ticked in a form, and a mail was sent. Null if
 * it has been given, or declined since.
 */
export function awaitedSince(
  kind: ChangeableConsent,
  { given, since }: Pick<ConsentStatus, 'given' | 'since'>,
  requests: readonly OpenConsentRequest[],
): string | null {
  if (given) return null;
  const times = requests.filter(({ kinds }) => kinds.includes(kind)).map(({ askedAt }) => askedAt);
  return times.toSorted().findLast((askedAt) => since === null || askedAt > since) ?? null;
}
