import {
  COMPLAINT_RETENTION_YEARS,
  CONTRACT_RETENTION_YEARS,
  type RetentionPeriod,
  retentionDays,
} from '@riparo/domain/people/retention/periods.ts';

/** A number of days as a reader would say it. */
export function daysInWords(days: number): string {
  if (days % 365 === 0) return inWords(days / 365, 'anno', 'anni');
  if (days % 30 === 0) return inWords(days / 30, 'mese', 'mesi');
  return inWords(days, 'giorno', 'giorni');
}

const inWords = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const retentionInWords = (period: RetentionPeriod) => daysInWords(retentionDays[period]);

export const complaintRetentionInWords = `${COMPLAINT_RETENTION_YEARS} anni`;
export const contractRetentionInWords = `${CONTRACT_RETENTION_YEARS} anni`;
/** Stored with their deal, whatever its outcome. */
export const dealMailRetentionInWords = `${contractRetentionInWords}; ${retentionInWords('unfinishedDeals')} se l’acquisto non è pagato`;
