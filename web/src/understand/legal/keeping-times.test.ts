import { MAILED_LINK_DAYS, SHOWN_CODE_MINUTES } from '@riparo/domain/understand/resume-link/periods.ts';
import { LOG_RETENTION_MONTHS } from '@riparo/domain/platform/call/log-actions.ts';
import { retentionDays, type RetentionPeriod } from '@riparo/domain/people/retention/periods.ts';
import { expect, test } from 'vitest';
import {
  complaintRetentionInWords,
  contractRetentionInWords,
  daysInWords,
  retentionInWords,
  dealMailRetentionInWords,
} from './retention-in-words.ts';
import { wordsOf } from './text.ts';
import { privacy } from './texts/privacy.ts';

test.each([
  [1, '1 giorno'],
  [7, '7 giorni'],
  [30, '1 mese'],
  [180, '6 mesi'],
  [365, '1 anno'],
  [730, '2 anni'],
])('%i days are %s', (days, words) => {
  expect(daysInWords(days)).toBe(words);
});

test('the privacy page names every retention period of the deletion job', () => {
  const tables = privacy.sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'table');
  const times = tables.flatMap(({ rows }) => rows.map(([, time = '']) => wordsOf(time)));
  const periods = Object.keys(retentionDays) as RetentionPeriod[];
  const carried = `${MAILED_LINK_DAYS} giorni con un link per e-mail, ${SHOWN_CODE_MINUTES} minuti con un QR`;
  expect(times.filter((time) => /\d+ (?:giorn|mes|ann)/.test(time)).toSorted()).toEqual(
    [
      ...periods.map(retentionInWords),
      contractRetentionInWords,
      complaintRetentionInWords,
      dealMailRetentionInWords,
      `${LOG_RETENTION_MONTHS} mesi`,
      carried,
    ].toSorted(),
  );
});
