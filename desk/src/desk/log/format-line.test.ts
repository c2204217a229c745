import type { LogLine } from '@riparo/domain/desk/log/log-calls.ts';
import { describe, expect, test } from 'vitest';
import { linesByDay } from './LogTable.tsx';
import { formatDay, formatDetails, formatSubject, formatTime } from './format-line.ts';

const carlo = '7c1d6c1e-2f43-4b0f-8f6e-2f5b4a1f9c02';
const nameOf = (id: string) => (id === carlo ? 'Carlo Verdi' : undefined);

const line = (action: LogLine['action'], details: LogLine['details'] = {}): LogLine => ({
  number: 7,
  at: '2026-11-16T09:00:05.000Z',
  actorId: null,
  actorName: 'Riparo',
  address: '',
  action,
  subject: 'log',
  details,
  hash: 'ab12',
});

const examples: readonly [LogLine['action'], LogLine['details'], readonly string[]][] = [
  ['staff.invited', { role: 'revisore' }, ['come revisore']],
  ['staff.role-changed', { from: 'consulente', to: 'responsabile' }, ['da consulente', 'a responsabile']],
  ['staff.signed-in', { with: 'codes' }, ['con codice dell’app']],
  ['staff.refused', { what: 'second factor' }, ['secondo fattore sbagliato']],
  ['personal-data.shown', { field: 'phone' }, ['telefono']],
  ['request.taken', { action: 'take', to: 'taken' }, []],
  ['request.assigned', { assignee: carlo, action: 'assign', to: 'taken' }, ['a Carlo Verdi']],
  [
    'request.outcome',
    { againAt: '2026-11-17T09:30:00.000Z', action: 'no-answer', to: 'waiting' },
    ['da richiamare il 17 nov 2026, 10:30', 'ha chiamato: nessuna risposta', 'ora da richiamare'],
  ],
  [
    'request.corrected',
    { fields: ['firstName', 'phone'], action: 'correct', to: 'taken' },
    ['nome, telefono'],
  ],
  ['hours.changed', { version: 3 }, ['versione 3']],
  [
    'claim.papers-asked',
    { papers: ['La fattura', 'Il referto'], again: 1, to: 'papers-asked' },
    ['La fattura, Il referto', '1 di nuovo', 'ora documenti chiesti'],
  ],
  ['claim.papers-asked', { papers: ['La fattura'], again: 0 }, ['La fattura']],
  ['claim.paid', { amountCents: 72_000, to: 'paid' }, ['€\u00a0720,00', 'ora pagato']],
  ['claim.closed', { why: 'duplicate', to: 'closed' }, ['è già stato denunciato', 'ora chiuso']],
  ['claim.file-made', { file: 'zip', manifestSha256: 'ab12cd34ef56ab78' }, ['ZIP', 'impronta ab12cd34ef56']],
  ['claim.paper-seen', { paper: carlo, isRight: true }, ['documento 4a1f9c02', 'è a posto']],
  [
    'refund.asked',
    { refund: '01a1e7ee-0000-4000-8000-00005d2c1a77', amountCents: 25_000, reason: 'mistake', waits: true },
    ['rimborso 5d2c1a77', '€\u00a0250,00', 'un nostro errore', 'aspetta una seconda persona'],
  ],
  [
    'payments.exported',
    { from: '2026-11-01', account: 'main' },
    ['dal 01/11/2026', 'solo il conto principale'],
  ],
  [
    'log.exported',
    { action: 'personal-data.shown', actor: carlo, from: '2026-11-01' },
    ['solo «ha guardato un dato nascosto»', 'solo di Carlo Verdi', 'dal 01/11/2026'],
  ],
  [
    'deals.exported',
    { file: 'xlsx', stage: 'paid', from: '2026-11-01', columns: ['person', 'price'], words: 'rossi' },
    ['in XLSX', 'solo «Pagata»', 'dal 01/11/2026', 'con cliente, prezzo', 'ha cercato «rossi»'],
  ],
  [
    'customers.listed',
    { words: '•••••••321', mark: 'x1', count: 1, ids: [carlo] },
    ['ha cercato «•••••••321»', 'una riga', 'codici 4a1f9c02'],
  ],
  [
    'requests.listed',
    { group: 'late', kind: 'call-back', count: 6, ids: [carlo, carlo, carlo, carlo, carlo, carlo] },
    [
      'solo «In ritardo»',
      'solo «Chiamata su un preventivo vita»',
      '6 righe',
      'codici 4a1f9c02, 4a1f9c02, 4a1f9c02, 4a1f9c02 e altri 2',
    ],
  ],
  ['deals.listed', { board: true, count: 0, ids: [] }, ['come lavagna', '0 righe']],
  ['log.read', { kind: 'reads', actor: carlo }, ['solo le letture', 'solo di Carlo Verdi']],
  ['staff.reads-stopped', { limit: 'search' }, ['le ricerche']],
  ['log.shortened', { through: 12 }, ['fino alla riga 12']],
  ['staff.joined', { unheard: [1] }, ['unheard: [1]']],
];

test.each(examples)('%s %j', (action, details, words) => {
  expect(formatDetails(line(action, details), nameOf)).toEqual(words);
});

describe('the subject of a line', () => {
  test.each([
    ['request 01a1e7ee-0000-7000-8000-00005d2c1a77', 'Richiesta 5d2c1a77'],
    [`staff ${carlo}`, 'Carlo Verdi'],
    ['staff 00000000-0000-4000-8000-000011111111', 'Persona 11111111'],
    ['deal 01a1e7ee-0000-4000-8000-00005d2c1a77', 'Pratica 5d2c1a77'],
    ['payment-day 2026-11-16', 'I conti del 16/11/2026'],
    ['opening-hours', 'Gli orari'],
    ['log', 'Il registro stesso'],
    ['else', 'else'],
  ])('the log line %s: %s', (subject, words) => {
    expect(formatSubject(subject, nameOf)).toBe(words);
  });
});

test('a day is Italy’s, and times are shown to the second', () => {
  const late = { ...line('staff.signed-in'), number: 9, at: '2026-11-16T23:10:00.000Z' };
  const days = linesByDay([late, line('staff.joined'), line('staff.invited')]);
  expect(days.map(({ day, lines }) => [day, lines.length])).toEqual([
    ['2026-11-17', 1],
    ['2026-11-16', 2],
  ]);
  expect(formatDay('2026-11-16')).toBe('lunedì 16 novembre 2026');
  expect(formatTime(late.at)).toBe('00:10:00');
});
