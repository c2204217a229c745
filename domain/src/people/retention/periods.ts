/**
 * Retention of personal data, in days. The deletion job, its settings and the privacy page all read these; an
 * installation may choose other periods (`RETENTION_…_DAYS`), which its privacy page must then state.
 */
export const retentionDays = {
  /** Life quotes that led to no call or policy, from their creation. */
  quotes: 365,
  /** Purchases never paid, from the expiry of their link. */
  unfinishedDeals: 90,
  /** Requests for a quote or a call, with their quote, from their creation. */
  leads: 730,
  /** Checkups and quizzes with their report. */
  checkups: 365,
  /** Claims never submitted, from their last answer. */
  claimDrafts: 30,
  /** Contents of mails, from their sending. */
  sentMails: 90,
  /** Jobs that failed permanently and await inspection. */
  deadLetters: 90,
  /** Registrations never confirmed with a code. */
  unconfirmedAccounts: 30,
  /** Codes, from their expiry: typing one late then gets the message that it expired. */
  expiredCodes: 7,
  /** Account events: as long as the longest session, so that its start can be looked up. */
  accountEvents: 180,
} as const satisfies Record<string, number>;

export type RetentionPeriod = keyof typeof retentionDays;
export type RetentionDays = Readonly<Record<RetentionPeriod, number>>;

/**
 * Contracts, with documents, payments and signatures, are retained for ten years from their end: article 2220
 * of the Italian civil code for records, 2946 for the limitation period.
 */
export const CONTRACT_RETENTION_YEARS = 10;

/**
 * Complaints, with their answers, are retained from their end for as long as contracts: our own decision
 * (0069), because claims about their subject can be made for as long.
 */
export const COMPLAINT_RETENTION_YEARS = CONTRACT_RETENTION_YEARS;
