import type { ConsentForm } from './kept-texts.ts';

/** What can be given and taken back at any time, unlike the consents a request or a purchase needs. */
export const changeableConsents = ['marketing', 'userProfiling'] as const;
export type ChangeableConsent = (typeof changeableConsents)[number];

/** The texts whose required box asked for profiling too; since then it is asked apart, and free. */
const profilingWasRequired: ReadonlySet<string> = new Set(['2026-11']);

/** Whether the box that a request or a purchase needs was also a yes to profiling for offers. */
export const saysYesToOffers = ({ userProfiling, version }: { userProfiling: boolean; version: string }) =>
  userProfiling && profilingWasRequired.has(version);

type Boxes = {
  readonly marketing?: boolean | null | undefined;
  readonly userProfiling?: boolean | null | undefined;
  readonly marketingChecked?: boolean | undefined;
  readonly profilingChecked?: boolean | undefined;
};

/** What the ticked boxes of a form say yes to that is free, whatever the boxes are called there. */
export function freeConsentsIn(boxes: Boxes, version: string): ChangeableConsent[] {
  const saysYes: Readonly<Record<ChangeableConsent, boolean>> = {
    marketing: (boxes.marketing ?? boxes.marketingChecked) === true,
    userProfiling:
      boxes.profilingChecked === true ||
      saysYesToOffers({ userProfiling: boxes.userProfiling === true, version }),
  };
  return changeableConsents.filter((kind) => saysYes[kind]);
}

/** One time somebody was asked, and what they answered. */
export type ConsentMoment = {
  readonly kind: ChangeableConsent;
  readonly given: boolean;
  /** ISO date and time. */
  readonly at: string;
  readonly version: string;
  /** Where the words were read. */
  readonly form: ConsentForm;
  /** Whether the person came to say just this. A box left empty in a form takes nothing back. */
  readonly isDeliberate: boolean;
  /** Whether the mailbox's owner said it: signed in, or with what was mailed there. Anybody can name a mailbox in a form. */
  readonly isProved: boolean;
};

export type ConsentStanding = {
  readonly given: boolean;
  /** Since when, and with which words; null when nobody ever said anything. */
  readonly since: string | null;
  readonly version: string | null;
  readonly form: ConsentForm | null;
};

/** How a consent stands: the last time its owner gave it or took it back counts. What others say in their name does not. */
export function standingOfConsent(
  kind: ChangeableConsent,
  moments: readonly ConsentMoment[],
): ConsentStanding {
  const [last] = moments
    .filter((moment) => moment.kind === kind && moment.isProved && (moment.given || moment.isDeliberate))
    // Of a form and a deliberate word in the same instant, the word counts.
    .toSorted(
      (one, other) => other.at.localeCompare(one.at) || Number(other.isDeliberate) - Number(one.isDeliberate),
    );
  return last
    ? { given: last.given, since: last.at, version: last.version, form: last.form }
    : { given: false, since: null, version: null, form: null };
}

/** For how long the link of the mail that asks for a consent works. */
export const CONSENT_REQUEST_DAYS = 14;

export type OpenConsentRequest = {
  readonly kinds: readonly ChangeableConsent[];
  /** ISO date and time. */
  readonly askedAt: string;
};

/**
 * Since when a consent waits for its owner's yes: somebody ticked it in a form, and the mailbox was asked. Null where it is
 * given, or where the owner said no since.
 */
export function awaitedSince(
  kind: ChangeableConsent,
  { given, since }: Pick<ConsentStanding, 'given' | 'since'>,
  requests: readonly OpenConsentRequest[],
): string | null {
  if (given) return null;
  const times = requests.filter(({ kinds }) => kinds.includes(kind)).map(({ askedAt }) => askedAt);
  return times.toSorted().findLast((askedAt) => since === null || askedAt > since) ?? null;
}
