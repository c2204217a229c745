import { expect, test } from 'vitest';
import { dayInWords, partsOfDay } from './CallTimes.tsx';

const now = new Date('2026-11-16T22:30:00Z');

test.each([
  ['2026-11-16', 'oggi', '16 nov'],
  ['2026-11-17', 'domani', '17 nov'],
  ['2026-11-18', 'mer', '18 nov'],
  ['2026-12-01', 'mar', '1 dic'],
])('%s is «%s», %s', (day, name, date) => {
  expect(dayInWords(day, now)).toEqual({ name, date });
});

test('a day has a morning and an afternoon if there are times in them', () => {
  const [nine, one] = ['2026-11-17T08:00:00.000Z', '2026-11-17T12:00:00.000Z'];
  expect(partsOfDay([nine, one])).toEqual([
    { part: 'Mattina', times: [nine] },
    { part: 'Pomeriggio', times: [one] },
  ]);
  expect(partsOfDay([nine]).map(({ part }) => part)).toEqual(['Mattina']);
});
