import type { CheckupReport } from '@riparo/domain/understand/checkup/report-schema.ts';
import { type KnownPerson, personIn } from '@riparo/domain/platform/wizard/known-person.ts';

/** What the quiz hands over, as navigation state: the report, and whom a quote could be asked for. */
export type ReportHandOver = { readonly report: CheckupReport; readonly person: KnownPerson };

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === 'object' && found !== null;

/** Only from a page that is still there: what an older document left behind may be of another shape. */
export const readReport = (state: unknown, id: string): CheckupReport | null =>
  isRecord(state) && isRecord(state['report']) && state['report']['id'] === id
    ? (state['report'] as unknown as CheckupReport)
    : null;

export const readPerson = (state: unknown): KnownPerson =>
  isRecord(state) && isRecord(state['person']) ? personIn(state['person']) : {};
