import { describe, expect, test } from 'vitest';
import { addDays, isoDate, momentInRome } from '../../platform/values/calendar.ts';
import { callBy, usualHours } from './call-by.ts';
import { checkHours, hoursOf, type HoursSettings, type TypedHours, usualSettings } from './hours-settings.ts';
import { describeHours } from './in-words.ts';

const today = isoDate('2026-11-16');
const morning = { opens: '09:00', closes: '13:00' };
const afternoon = { opens: '14:00', closes: '18:30' };
const broken: HoursSettings['week'] = [
  [morning, afternoon],
  [morning, afternoon],
  [morning],
  [],
  [morning, afternoon],
  [morning],
  [morning],
];

test('the default hours are those of the brand', () => {
  expect(hoursOf(usualSettings)).toEqual(usualHours);
  expect(checkHours(usualSettings, today)).toEqual({ settings: usualSettings, faults: {} });
});

test('a week with breaks and a day off is parsed unchanged', () => {
  expect(describeHours(hoursOf({ week: broken, closingDays: [] }))).toBe(
    'dal lunedì al martedì dalle 9 alle 13 e dalle 14 alle 18:30, il mercoledì dalle 9 alle 13, ' +
      'il venerdì dalle 9 alle 13 e dalle 14 alle 18:30, dal sabato alla domenica dalle 9 alle 13',
  );
  const alone = { week: [[], [], [], [], [], [], [morning]], closingDays: [] };
  expect(describeHours(hoursOf(alone))).toBe('la domenica dalle 9 alle 13');
});

test('no call is promised during a break', () => {
  const hours = hoursOf({ week: broken, closingDays: [] });
  expect(callBy(momentInRome(today, '12:45'), 30, hours)).toEqual(momentInRome(today, '14:15'));
});

const weekWith = (first: HoursSettings['week'][number]) => [first, ...broken.slice(1)];
const closing = (date: string, name = 'Chiusura estiva') => ({ date, name });

describe('each error is reported at its field', () => {
  const cases: readonly [string, Partial<TypedHours>, Record<string, string>][] = [
    ['nothing', {}, {}],
    [
      'a time off the quarter-hours',
      { week: weekWith([{ opens: '9:00', closes: '24:00' }]) },
      {
        'week.0.0.opens': 'Scrivi un orario a quarti d’ora, per esempio 09:15.',
        'week.0.0.closes': 'Scrivi un orario a quarti d’ora, per esempio 09:15.',
      },
    ],
    [
      'minutes between quarters',
      { week: weekWith([{ opens: '09:10', closes: '13:00' }]) },
      { 'week.0.0.opens': 'Scrivi un orario a quarti d’ora, per esempio 09:15.' },
    ],
    [
      'closed as soon as open',
      { week: weekWith([{ opens: '13:00', closes: '13:00' }]) },
      { 'week.0.0.closes': 'Si chiude dopo aver aperto.' },
    ],
    [
      'a second period that starts when the first ends',
      { week: weekWith([morning, { opens: '13:00', closes: '18:00' }]) },
      { 'week.0.1.opens': 'Il secondo orario comincia dopo la fine del primo.' },
    ],
    [
      'a week without an opening',
      { week: [[], [], [], [], [], [], []] },
      { week: 'Almeno un giorno della settimana dobbiamo essere aperti.' },
    ],
    [
      'an impossible date',
      { closingDays: [closing('2026-02-30')] },
      { 'closingDays.0.date': 'Scrivi un giorno che esiste.' },
    ],
    [
      'a duplicate day',
      { closingDays: [closing('2026-12-24'), closing('2026-12-24')] },
      { 'closingDays.1.date': 'Questo giorno c’è già nell’elenco.' },
    ],
    [
      'a day too far away',
      { closingDays: [closing(addDays(today, 731))] },
      { 'closingDays.0.date': 'Scegli un giorno nei prossimi due anni.' },
    ],
    [
      'the last day that can be chosen, with the longest name',
      { closingDays: [closing(addDays(today, 730), 'x'.repeat(60))] },
      {},
    ],
    [
      'a day without a name, and one with a long one',
      { closingDays: [closing('2026-12-24', '  '), closing('2026-12-31', 'x'.repeat(61))] },
      {
        'closingDays.0.name': 'Scrivi come si chiama, per esempio «Chiusura estiva».',
        'closingDays.1.name': 'Usa al massimo 60 caratteri.',
      },
    ],
  ];
  test.each(cases)('%s', (_, typed, faults) => {
    expect(checkHours({ week: broken, closingDays: [], ...typed }, today).faults).toEqual(faults);
  });
});

test('closing days are stored in order, from today, with trimmed names', () => {
  const typed = [closing('2026-12-31'), closing(today, ' Trasloco '), closing('2026-11-15', '')];
  expect(checkHours({ week: broken, closingDays: typed }, today)).toEqual({
    settings: { week: broken, closingDays: [closing(today, 'Trasloco'), closing('2026-12-31')] },
    faults: {},
  });
});

test('even a desk that rarely opens has a next opening', () => {
  const seldom = [[{ opens: '09:00', closes: '09:15' }], [], [], [], [], [], []];
  // Sixty Mondays, the maximum number of closing days.
  const closingDays = Array.from({ length: 60 }, (_, index) => closing(addDays(today, 7 * index)));
  const { settings, faults } = checkHours({ week: seldom, closingDays }, today);
  expect(faults).toEqual({});
  expect(callBy(momentInRome(today, '08:00'), 120, hoursOf(settings))).toBeInstanceOf(Date);
});

test('days are grouped only if all their hours are equal', () => {
  const late = { opens: '10:00', closes: '13:00' };
  const long = { opens: '14:00', closes: '19:00' };
  const week = [[morning], [late], [morning, afternoon], [morning, long], [], [], []];
  expect(hoursOf({ week, closingDays: [] }).week.map(({ days }) => days)).toEqual([
    [1],
    [2],
    [3],
    [3],
    [4],
    [4],
  ]);
});

test('closing days already in order are not reordered', () => {
  const closingDays = [closing('2026-12-24'), closing('2026-12-31'), closing('2027-08-10')];
  expect(checkHours({ week: broken, closingDays }, today).settings.closingDays).toEqual(closingDays);
});
