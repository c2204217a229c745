import { describe, expect, test } from 'vitest';
import { isoDate } from '../../../platform/values/calendar.ts';
import { defaultSkiChoice, type SkiChoice } from './choice.ts';
import { seasonEnd } from './season.ts';
import {
  checkStart,
  coverFrom,
  endDateOf,
  readUtcMinute,
  startDayOf,
  startMoment,
  startNotice,
  writeUtcMinute,
} from './start.ts';

const days = (policyDayCount: number): SkiChoice => ({ ...defaultSkiChoice, policyDayCount });
const season: SkiChoice = { ...defaultSkiChoice, policyDuration: 'season' };
const today = isoDate('2026-12-05');

describe('the end of the season', () => {
  test.each([
    ['2026-01-10', '2026-05-31'],
    ['2026-05-31', '2026-05-31'],
    ['2026-06-01', '2027-05-31'],
    ['2026-12-31', '2027-05-31'],
  ])('a season bought on %s ends on %s', (day, end) => {
    expect(seasonEnd(isoDate(day))).toBe(end);
  });

  test('a configured end of season applies until it has passed', () => {
    expect(seasonEnd(isoDate('2026-12-05'), isoDate('2027-04-18'))).toBe('2027-04-18');
    expect(seasonEnd(isoDate('2027-04-18'), isoDate('2027-04-18'))).toBe('2027-04-18');
    expect(seasonEnd(isoDate('2027-04-19'), isoDate('2027-04-18'))).toBe('2027-05-31');
  });
});

describe('the start of a ski policy', () => {
  test.each([
    ['2026-12-05', days(1), {}],
    ['2027-05-31', days(1), {}],
    ['2027-05-31', season, {}],
    ['2027-05-29', days(3), {}],
    ['', days(1), { startDate: 'Scegli il primo giorno della copertura.' }],
    ['2026-02-31', days(1), { startDate: 'La data che hai inserito non è corretta' }],
    ['2026-12-04', days(1), { startDate: 'Il primo giorno può essere oggi o più avanti: cambialo.' }],
    ['2027-06-01', days(1), { startDate: 'L’assicurazione sci non può andare oltre il giorno 31/05/2027.' }],
    ['2027-05-30', days(3), { endDate: 'L’assicurazione sci non può andare oltre il giorno 31/05/2027.' }],
  ])('a start on %s is accepted, or refused in the specified words', (startDate, choice, errors) => {
    expect(checkStart(choice, startDate, today)).toEqual(errors);
  });

  test.each([
    [days(1), '2026-12-05', '2026-12-05'],
    [days(3), '2026-12-30', '2027-01-01'],
    // The night of 28 March 2027 is an hour shorter, that of 25 October 2026 an hour longer.
    [days(3), '2027-03-27', '2027-03-29'],
    [days(3), '2026-10-24', '2026-10-26'],
    [season, '2026-12-05', '2027-05-31'],
  ])('the policy %j from %s covers until %s', (choice, start, end) => {
    expect(endDateOf(choice, isoDate(start), today)).toBe(end);
  });
});

const at = (romeTime: string) => new Date(`2026-12-05T${romeTime}:00+01:00`);

describe('a cover that starts today', () => {
  test('at 15:59 a cover for today starts without a warning', () => {
    expect(startNotice(days(1), today, at('15:59'))).toEqual({
      tone: 'info',
      text: 'La copertura parte subito, appena il pagamento è confermato.',
    });
  });

  test.each([
    ['16:00', 'parte nel tardo pomeriggio'],
    ['17:59', 'parte nel tardo pomeriggio'],
    ['18:00', 'parte stasera'],
    ['23:59', 'parte stasera'],
  ])('at %s a buyer of a daily cover for today is warned, in words for that hour: %s', (time, when) => {
    const notice = startNotice(days(1), today, at(time));
    expect(notice?.tone).toBe('warning');
    expect(notice?.text).toContain(when);
    expect(notice?.text).toContain('giorno successivo');
    expect(startNotice(season, today, at(time))?.tone).toBe('info');
    expect(startNotice(days(1), isoDate('2026-12-06'), at(time))).toBeNull();
  });

  test('the warning follows Italian clocks in summer time too', () => {
    const day = isoDate('2027-04-10');
    expect(startNotice(days(1), day, new Date('2027-04-10T13:59:00Z'))?.tone).toBe('info');
    expect(startNotice(days(1), day, new Date('2027-04-10T14:00:00Z'))?.tone).toBe('warning');
  });
});

describe('the start in its wire format', () => {
  const now = new Date('2026-12-05T09:30:20Z');

  test.each([
    ['2026-12-05', '2026-12-05 09:30'],
    ['2026-12-06', '2026-12-05 23:00'],
    // Midnight of the day of the clock change is still in winter time.
    ['2027-03-28', '2027-03-27 23:00'],
    ['2027-03-29', '2027-03-28 22:00'],
  ])('the start on the wire of %s is %s UTC, and is read as the same day', (day, written) => {
    const text = writeUtcMinute(startMoment(isoDate(day), now));
    expect(text).toBe(written);
    const moment = readUtcMinute(text);
    expect(moment && startDayOf(moment, now)).toBe(day);
  });

  test('a start sent just before midnight means the day it arrives', () => {
    const sent = new Date('2026-12-05T22:59:00Z');
    expect(startDayOf(sent, new Date('2026-12-05T23:00:05Z'))).toBe('2026-12-06');
    expect(startDayOf(sent, new Date('2026-12-05T23:30:00Z'))).toBe('2026-12-05');
  });

  test.each(['', '2026-12-05', '2026-12-05T09:30', '2026-02-30 10:00', '2026-12-05 24:00', '5/12/2026'])(
    '%j is not a moment',
    (text) => {
      expect(readUtcMinute(text)).toBeNull();
    },
  );
});

describe('the period of cover', () => {
  const tomorrow = isoDate('2026-12-06');

  test.each([
    ['a policy paid in advance begins on its first day', '2026-12-05T10:00:00Z', '2026-12-05T23:00:00.000Z'],
    [
      'a policy paid on its first day begins at that moment',
      '2026-12-06T10:00:00Z',
      '2026-12-06T10:00:00.000Z',
    ],
    ['a policy paid in its last minute still covers it', '2026-12-06T22:59:59Z', '2026-12-06T22:59:59.000Z'],
  ])('%s', (_story, paidAt, from) => {
    expect(coverFrom(tomorrow, tomorrow, new Date(paidAt))?.toISOString()).toBe(from);
  });

  test('a policy paid after its last day covers nothing', () => {
    expect(coverFrom(tomorrow, tomorrow, new Date('2026-12-06T23:00:00Z'))).toBeNull();
  });
});

test('a start of exactly ten minutes ago still means now', () => {
  const arrived = new Date('2026-12-05T23:05:00Z');
  expect(startDayOf(new Date('2026-12-05T22:55:00Z'), arrived)).toBe('2026-12-06');
  expect(startDayOf(new Date('2026-12-05T22:54:59Z'), arrived)).toBe('2026-12-05');
});
