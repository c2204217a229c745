import { expect, test } from 'vitest';
import { partners } from '../../platform/brand/partners.ts';
import { isoDate } from '../../platform/values/calendar.ts';
import { type ComplaintStatus, complaintInWords } from './status-in-words.ts';

const received: ComplaintStatus = {
  state: 'received',
  area: 'withdrawal',
  bearer: null,
  receivedOn: isoDate('2026-11-17'),
  endedOn: null,
  outcome: null,
  closingReason: null,
};
const endedOn = isoDate('2026-12-08');

test.each<[string, Partial<ComplaintStatus>, string, string]>([
  ['2026-11-17', {}, 'Ti rispondiamo entro il 1º gennaio 2027', 'è registrato'],
  ['2027-01-01', { state: 'in-progress' }, 'Ti rispondiamo entro il 1º gennaio 2027', 'Lo stiamo esaminando'],
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
    'Abbiamo inoltrato il reclamo l’8 dicembre 2026',
    'ti risponderà entro 45 giorni, cioè entro il 22 gennaio 2027',
  ],
  [
    '2026-11-17',
    { area: 'claim', bearer: 'insurer' },
    `Lo inoltriamo a ${partners.insurer} entro il 22 novembre 2026`,
    'entro 45 giorni da quando lo riceve',
  ],
  [
    '2026-11-17',
    { area: 'contract', bearer: 'mutual-society' },
    `Lo inoltriamo a ${partners.mutualSociety} entro il 22 novembre 2026`,
    'nei tempi del suo regolamento',
  ],
  [
    '2026-11-17',
    { area: 'damages' },
    `La inoltriamo a ${partners.insurer} entro il 18 novembre 2026`,
    'Sul risarcimento decide',
  ],
  [
    '2026-11-18',
    { area: 'damages', state: 'closed', closingReason: 'forwarded', endedOn: isoDate('2026-11-18') },
    'Abbiamo inoltrato la richiesta il 18 novembre 2026',
    'deve farti un’offerta o spiegarti perché non paga',
  ],
  ['2026-11-23', { area: 'claim' }, 'Siamo in ritardo, scusaci', 'Dovevamo inoltrare il tuo reclamo'],
])('the status on %s, %j: %s', (today, changes, title, detail) => {
  const words = complaintInWords({ ...received, ...changes }, isoDate(today));
  expect(words.title).toBe(title);
  expect(words.detail).toContain(detail);
});
