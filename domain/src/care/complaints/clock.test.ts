import { describe, expect, test } from 'vitest';
import { addDays, dayInRome, isoDate } from '../../platform/values/calendar.ts';
import { answerBy, clockOf, daysTaken, dueBy, dueDeadline, warningInWords } from './clock.ts';

test.each([
  // Received, day 30, day 40, the last day.
  ['a normal complaint', '2026-03-02', '2026-04-01', '2026-04-11', '2026-04-16'],
  ['over the end of a year', '2026-11-17', '2026-12-17', '2026-12-27', '2027-01-01'],
  ['over a 29 February', '2028-01-20', '2028-02-19', '2028-02-29', '2028-03-05'],
  ['on a 29 February', '2028-02-29', '2028-03-30', '2028-04-09', '2028-04-14'],
  ['over the end of a February without one', '2027-01-20', '2027-02-19', '2027-03-01', '2027-03-06'],
  ['over the change to summer time', '2026-03-01', '2026-03-31', '2026-04-10', '2026-04-15'],
  ['over the change back', '2026-10-01', '2026-10-31', '2026-11-10', '2026-11-15'],
])('%s: %s warns on %s and %s, and ends on %s', (_, received, first, second, last) => {
  const day = isoDate(received);
  expect(addDays(day, 30)).toEqual(first);
  expect(addDays(day, 40)).toEqual(second);
  expect(answerBy(day)).toEqual(last);
  expect(clockOf({ area: 'advice', receivedOn: day }, isoDate(last))).toMatchObject({
    day: 45,
    daysLeft: 0,
    isLate: false,
    warning: 40,
  });
});

test.each([
  // Italy is one hour ahead in winter, two in summer.
  ['2026-11-17', '2027-01-01T22:59:00.000Z'],
  ['2026-03-01', '2026-04-15T21:59:00.000Z'],
  // The last day is the one on which clocks go forward, or back.
  ['2026-02-12', '2026-03-29T21:59:00.000Z'],
  ['2026-09-10', '2026-10-25T22:59:00.000Z'],
])('a complaint received on %s is due at the end of the day in Italy: %s', (received, moment) => {
  expect(dueDeadline({ area: 'advice', receivedOn: isoDate(received) }).toISOString()).toBe(moment);
});

describe('the clock of a complaint', () => {
  const received = isoDate('2026-11-17');
  test.each([
    ['2026-11-17', { day: 0, daysLeft: 45, isLate: false, warning: null }],
    ['2026-12-16', { day: 29, daysLeft: 16, isLate: false, warning: null }],
    ['2026-12-17', { day: 30, daysLeft: 15, isLate: false, warning: 30 }],
    ['2026-12-26', { day: 39, daysLeft: 6, isLate: false, warning: 30 }],
    ['2026-12-27', { day: 40, daysLeft: 5, isLate: false, warning: 40 }],
    ['2027-01-01', { day: 45, daysLeft: 0, isLate: false, warning: 40 }],
    ['2027-01-02', { day: 46, daysLeft: -1, isLate: true, warning: 40 }],
  ])('the clock is right on %s', (today, expected) => {
    expect(clockOf({ area: 'withdrawal', receivedOn: received }, isoDate(today))).toEqual({
      ...expected,
      days: 45,
    });
  });

  test.each([
    ['2026-11-17', { day: 0, daysLeft: 5, isLate: false, warning: null }],
    ['2026-11-20', { day: 3, daysLeft: 2, isLate: false, warning: 3 }],
    ['2026-11-22', { day: 5, daysLeft: 0, isLate: false, warning: 3 }],
    ['2026-11-23', { day: 6, daysLeft: -1, isLate: true, warning: 3 }],
  ])(
    'the clock of a complaint about a claim, on %s, counts the days to forward it to the insurer',
    (today, expected) => {
      const complaint = { area: 'claim', receivedOn: received } as const;
      expect(clockOf(complaint, isoDate(today))).toEqual({ ...expected, days: 5 });
      expect(dueBy(complaint)).toBe('2026-11-22');
    },
  );

  test.each([
    ['on a Tuesday, by Wednesday', '2026-11-17', '2026-11-18'],
    ['on a Friday, by Monday', '2026-11-20', '2026-11-23'],
    ['on the Thursday before Easter, by Friday', '2027-03-25', '2027-03-26'],
    ['on Good Friday, by the Tuesday after Easter', '2027-03-26', '2027-03-30'],
  ])('an injured party’s letter that arrives %s is with the insurer', (_, arrived, by) => {
    const demand = { area: 'damages', receivedOn: isoDate(arrived) } as const;
    expect(dueBy(demand)).toBe(by);
    expect(clockOf(demand, isoDate(by))).toMatchObject({
      daysLeft: 0,
      isLate: false,
      warning: expect.any(Number),
    });
    expect(clockOf(demand, addDays(isoDate(by), 1)).isLate).toBe(true);
  });

  test('the clock counts Italian days: a complaint at night belongs to the new day', () => {
    // Half past midnight in Rome is still the previous day in UTC.
    const night = new Date('2026-11-16T23:30:00Z');
    expect(dayInRome(night)).toBe('2026-11-17');
    expect(daysTaken(received, night)).toBe(0);
    expect(daysTaken(received, new Date('2027-01-01T22:59:00Z'))).toBe(45);
    expect(daysTaken(received, new Date('2027-01-01T23:00:00Z'))).toBe(46);
  });
});

test.each([
  [1, 'La richiesta REC-1 di un danneggiato va ancora inoltrata alla compagnia.'],
  [3, 'Il reclamo REC-1 va inoltrato entro 2 giorni.'],
  [40, 'Il reclamo REC-1 è al giorno 40 di 45.'],
])('on day %i staff are told what is due: %s', (day, text) => {
  expect(warningInWords('REC-1', day)).toBe(text);
});
