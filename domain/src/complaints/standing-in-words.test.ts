import { expect, test } from 'vitest';
import { isoDate } from '../values/calendar.ts';
import { type ComplaintStanding, complaintInWords } from './standing-in-words.ts';

const received: ComplaintStanding = {
  state: 'received',
  receivedOn: isoDate('2026-11-17'),
  endedOn: null,
  outcome: null,
  closingReason: null,
};
const endedOn = isoDate('2026-12-08');

test.each<[string, Partial<ComplaintStanding>, string, string]>([
  ['2026-11-17', {}, 'Ti rispondiamo entro il 1º gennaio 2027', 'nel registro'],
  ['2027-01-01', { state: 'in-progress' }, 'Ti rispondiamo entro il 1º gennaio 2027', 'lo sta seguendo'],
  ['2027-01-02', { state: 'in-progress' }, 'Siamo in ritardo, scusaci', 'entro il 1º gennaio 2027'],
  [
    '2027-03-01',
    { state: 'answered', outcome: 'partly', endedOn },
    'Ti abbiamo risposto l’8 dicembre 2026',
    'Esito: accolto in parte.',
  ],
  ['2027-03-01', { state: 'withdrawn', endedOn }, 'Hai ritirato il reclamo', 'l’8 dicembre 2026'],
  [
    '2027-03-01',
    { state: 'closed', closingReason: 'forwarded', endedOn },
    'Abbiamo chiuso il reclamo l’8 dicembre 2026',
    'inoltrato',
  ],
])('on %s, %j: %s', (today, changes, title, detail) => {
  const words = complaintInWords({ ...received, ...changes }, isoDate(today));
  expect(words.title).toBe(title);
  expect(words.detail).toContain(detail);
});
