import type { ConsentForm } from './kept-texts.ts';

/** What can be given and taken back at any time, unlike the consents a request or a purchase needs. */
export const changeableConsents = ['marketing', 'userProfiling'] as const;
export type ChangeableConsent = (typeof changeableConsents)[number];

/** The texts whose required box asked for profiling too; since then it is asked apart, and free. */
const profilingWasRequired: ReadonlySet<string> = new Set(['2026-11']);

/** Whether the box that a request or a purchase needs was also a yes to profiling for offers. */
export const saysYesToOffers = ({ userProfiling, version }: { userProfiling: boolean; version: string }) =>
  userProfiling && profilingWasRequired.has(version);

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
};

export type ConsentStanding = {
  readonly given: boolean;
  /** Since when, and with which words; null when nobody ever said anything. */
  readonly since: string | null;
  readonly version: string | null;
  readonly form: ConsentForm | null;
};

/** How a consent stands: the last time it was given or taken back counts. */
export function standingOfConsent(
  kind: ChangeableConsent,
  moments: readonly ConsentMoment[],
): ConsentStanding {
  const [last] = moments
    .filter((moment) => moment.kind === kind && (moment.given || moment.isDeliberate))
    // Of a form and a deliberate word in the same instant, the word counts.
    .toSorted(
      (one, other) => other.at.localeCompare(one.at) || Number(other.isDeliberate) - Number(one.isDeliberate),
    );
  return last
    ? { given: last.given, since: last.at, version: last.version, form: last.form }
    : { given: false, since: null, version: null, form: null };
}
