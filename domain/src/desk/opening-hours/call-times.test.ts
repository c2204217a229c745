import { describe, expect, test } from 'vitest';
import { isoDate, momentInRome, timeInRome } from '../../platform/values/calendar.ts';
import { callDays, isCallTime } from './call-times.ts';

const at = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return momentInRome(isoDate(day), time);
};
const daysFrom = (text: string) => callDays(at(text));

describe('the times offered for a call', () => {
  test('call times are the quarter-hours of the next ten opening days', () => {
    const days = daysFrom('2026-11-16 08:00');
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]);
    const times = days[0]?.times.map(timeInRome) ?? [];
    expect(times).toHaveLength(40);
    expect(times[0]).toBe('09:00');
    expect(times[1]).toBe('09:15');
    expect(times.at(-1)).toBe('18:45');
    expect(days[5]?.times.map(timeInRome).at(-1), 'on a Saturday').toBe('12:45');
  });

  test.each([
    ['2026-11-16 15:00', '15:30'],
    ['2026-11-16 15:01', '15:45'],
    ['2026-11-16 18:15', '18:45'],
  ])('a call requested at %s can be booked from %s: earlier is a call now', (now, first) => {
    expect(daysFrom(now)[0]?.times.map(timeInRome)[0]).toBe(first);
  });

  test('call times begin the next day once today has none left', () => {
    expect(daysFrom('2026-11-16 18:16')[0]?.day).toBe('2026-11-17');
  });

  test('call times exclude holidays', () => {
    const days = daysFrom('2026-12-23 20:00').map(({ day }) => day);
    expect(days.slice(0, 3)).toEqual(['2026-12-24', '2026-12-28', '2026-12-29']);
    expect(days).not.toContain('2027-01-01');
  });

  test.each([
    ['clocks go forward', '2026-03-28 10:00', '2026-03-30', '2026-03-30T07:00:00.000Z'],
    ['clocks go back', '2026-10-24 10:00', '2026-10-26', '2026-10-26T08:00:00.000Z'],
  ])('call times begin at nine local time, also after %s', (_, now, day, first) => {
    const found = daysFrom(now).find((each) => each.day === day);
    expect(found?.times[0]?.toISOString()).toBe(first);
    expect(found?.times).toHaveLength(40);
  });
});

test.each([
  ['2026-11-17 10:15', true],
  ['2026-11-17 10:20', false],
  ['2026-11-17 19:00', false],
  ['2026-11-22 10:00', false],
  ['2026-11-16 15:15', false],
  ['2027-01-11 10:00', false],
])('on 16 November at 15:00, %s can be booked: %s', (moment, isOne) => {
  expect(isCallTime(at(moment), at('2026-11-16 15:00'))).toBe(isOne);
});

const usual = { opens: '09:00', closes: '19:00' };

test.each([
  ['09:05', '09:45', ['09:15', '09:30']],
  ['09:05', '09:30', ['09:15']],
  ['09:05', '09:29', []],
  ['09:05', '09:10', []],
])('a desk open on Mondays from %s to %s offers calls at %j', (opens, closes, times) => {
  const week = [
    { days: [1], opens, closes },
    { days: [2, 3, 4, 5, 6, 7], ...usual },
  ];
  const found = callDays(at('2026-11-16 08:00'), { week, closingDays: [] });
  const monday = found.find(({ day }) => day === '2026-11-16');
  expect(monday?.times.map(timeInRome) ?? []).toEqual(times);
});
