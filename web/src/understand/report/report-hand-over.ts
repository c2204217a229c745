import type { CheckupReport } from '@riparo/domain/understand/checkup/report-schema.ts';
import { type KnownPerson, personFromAnswers } from '@riparo/domain/platform/wizard/known-person.ts';

/** Navigation state from the quiz: the report, and for whom a quote could be requested. */
export type ReportHandOver = { readonly report: CheckupReport; readonly person: KnownPerson };

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null;

/** Only from the current release: what an older document stored may have another shape. */
export const readReport = (state: unknown, id: string): CheckupReport | null =>
  isRecord(state) && isRecord(state['report']) && state['report']['id'] === id
    ? (state['report'] as unknown as CheckupReport)
    : null;

export const readPerson = (state: unknown): KnownPerson =>
  isRecord(state) && isRecord(state['person']) ? personFromAnswers(state['person']) : {};
