import { expect, test } from 'vitest';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { isFiltering, readLogFilter, writeLogFilter, writeSubject } from './log-filter.ts';

const everything = {
  kind: undefined,
  action: undefined,
  actor: '',
  subject: '',
  from: undefined,
  until: undefined,
};
const bianca = '0b0a8a5e-6f0d-4c9b-9a58-3f1f2a7f6d11';

test.each([
  ['', everything],
  ['tipo=letture', { ...everything, kind: 'reads' }],
  ['tipo=modifiche&azione=deal.note', { ...everything, kind: 'changes', action: 'deal.note' }],
  ['azione=personal-data.shown', { ...everything, action: 'personal-data.shown' }],
  [`persona=${bianca}&riguarda=request`, { ...everything, actor: bianca, subject: 'request' }],
  [
    'dal=2026-11-01&al=2026-11-16',
    { ...everything, from: isoDate('2026-11-01'), until: isoDate('2026-11-16') },
  ],
])('«%s» is read and written back', (address, filter) => {
  const read = readLogFilter(new URLSearchParams(address));
  expect(read).toEqual(filter);
  expect(writeLogFilter(read).toString()).toBe(address);
  expect(isFiltering(read)).toBe(address !== '');
});

test.each([
  'tipo=tutto',
  'azione=niente',
  'persona=bianca',
  'dal=2026-02-30',
  'al=ieri',
  'riguarda=%20',
  'altro=1',
])('«%s» filters nothing', (address) => {
  expect(readLogFilter(new URLSearchParams(address))).toEqual(everything);
});

test.each([
  [undefined, bianca, ''],
  ['request', '', 'request'],
  ['request', ' 5D2C ', 'request 5d2c'],
  ['request', `https://riparo.example/banco/richieste/${bianca}?mie=si`, `request ${bianca}`],
] as const)('the subject of kind %s typed as «%s» is «%s»', (kind, typed, subject) => {
  expect(writeSubject(kind, typed)).toBe(subject);
});
