import type { LogAction } from './log-actions.ts';

/**
 * How a read is logged. Screens that stay open reload lists, pages and previews: within five minutes that is
 * one read. What is revealed on request or downloaded as a file is logged each time.
 */
export type ReadKind = 'list' | 'page' | 'preview' | 'shown' | 'file';

/** The log's read actions, with their kind. All other actions are changes. */
export const READ_ACTIONS = {
  'requests.listed': 'list',
  'request.read': 'page',
  'deals.listed': 'list',
  'deal.read': 'page',
  'deal.mail-read': 'file',
  'deal.document-read': 'file',
  'deal.file-made': 'file',
  'deals.exported': 'file',
  'tasks.listed': 'list',
  'customers.listed': 'list',
  'customer.read': 'page',
  'customer.exported': 'file',
  'claims.listed': 'list',
  'claim.read': 'page',
  'claim.preview-seen': 'preview',
  'claim.file-read': 'file',
  'claim.original-read': 'file',
  'claim.file-made': 'file',
  'complaints.listed': 'list',
  'complaint.read': 'page',
  'complaint.preview-seen': 'preview',
  'complaint.file-read': 'file',
  'complaint.original-read': 'file',
  'complaint.answer-previewed': 'file',
  'complaint.receipt-read': 'file',
  'complaints.exported': 'file',
  'payments.listed': 'list',
  'payments.exported': 'file',
  'personal-data.shown': 'shown',
  'log.read': 'list',
  'log.exported': 'file',
} as const satisfies Partial<Record<LogAction, ReadKind>>;

export type ReadAction = keyof typeof READ_ACTIONS;

/** The reason why a call of the desk shows no personal data of customers. */
export type ReadsNoPersonalData = { readonly nothing: string };

/** What a call or a file of the desk reads, as its log line states it. */
export type Reads = ReadAction | ReadsNoPersonalData;

export const readsNoPersonalData = (why: string): ReadsNoPersonalData => ({ nothing: why });

/** Reading the same thing again within this time is logged as one read. */
export const SAME_READ_MS = 5 * 60_000;

/**
 * The counters per staff member; searches are separate from other lists because they can be used for
 * guessing.
 */
export type ReadLimitName = ReadKind | 'search';

/** The read limits per staff member, derived from the pages allowed per hour. */
export const readLimits = (
  pagesPerHour: number,
): Readonly<Record<ReadLimitName, { max: number; windowSeconds: number }>> => ({
  search: { max: Math.ceil(pagesPerHour / 5), windowSeconds: 600 },
  list: { max: pagesPerHour * 2, windowSeconds: 3600 },
  page: { max: pagesPerHour, windowSeconds: 3600 },
  preview: { max: pagesPerHour * 4, windowSeconds: 3600 },
  shown: { max: Math.ceil(pagesPerHour / 10), windowSeconds: 3600 },
  file: { max: Math.ceil(pagesPerHour / 2), windowSeconds: 3600 },
});
