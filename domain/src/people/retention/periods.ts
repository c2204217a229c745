/**
 * How long what people leave here is kept, in days. The job that forgets, its settings and the privacy page all read
 * these; an installation may choose other periods (`RETENTION_…_DAYS`), and must then say so on its privacy page.
 */
export const retentionDays = {
  /** Life quotes that nobody asked a call or a policy with, from the day they were made. */
  quotes: 365,
  /** Purchases that were never paid, from the end of their link. */
  unfinishedDeals: 90,
  /** Requests for a quote or a call, with the quote they are about, from the day they were made. */
  leads: 730,
  /** Checkups and quizzes with their report. */
  checkups: 365,
  /** Claims that were begun and never sent, from their last answer. */
  claimDrafts: 30,
  /** What mails said, from the day they left. */
  sentMails: 90,
  /** Work that failed for good and waits for somebody to look at it. */
  deadLetters: 90,
  /** Registrations that no code has confirmed. */
  unconfirmedAccounts: 30,
  /** Codes, from the moment they expire: whoever types one late hears that it is too late. */
  expiredCodes: 7,
  /** What happened to an account: as long as the longest session, so that each one's beginning can be looked up. */
  accountEvents: 180,
} as const satisfies Record<string, number>;

export type RetentionPeriod = keyof typeof retentionDays;
export type RetentionDays = Readonly<Record<RetentionPeriod, number>>;

/**
 * Contracts, with their documents, payments and signatures, are kept ten years from their end: article 2220 of the
 * Italian civil code for what was written, 2946 for the time in which a right can be claimed.
 */
export const CONTRACTS_KEPT_YEARS = 10;

/**
 * Complaints, with their answers, are kept from the day they end for as long as contracts: our own decision (0069), because what
 * is complained about can be claimed for as long.
 */
export const COMPLAINTS_KEPT_YEARS = CONTRACTS_KEPT_YEARS;
