import { expect, test } from 'vitest';
import type { TypedHours } from './hours-settings.ts';
import { compareHours, mergeHours } from './merge-hours.ts';

const morning = { opens: '09:00', closes: '13:00' };
const afternoon = { opens: '14:00', closes: '18:00' };
const long = { opens: '09:00', closes: '19:00' };
const eve = { date: '2026-12-24', name: 'Vigilia' };
const before: TypedHours = {
  week: [[long], [long], [long], [long], [long], [morning], []],
  closingDays: [eve],
};

const decide = (hours: TypedHours, day: number, ...spans: TypedHours['week'][number]): TypedHours => ({
  ...hours,
  week: hours.week.with(day, spans),
});

test('changes to different days are merged', () => {
  const mine = decide(before, 5);
  const theirs = { ...decide(before, 0, morning, afternoon), closingDays: [] };
  const changes = compareHours(before, mine, theirs);
  expect(changes.map(({ part, by }) => [part, by])).toEqual([
    [{ kind: 'weekday', day: 0 }, 'them'],
    [{ kind: 'weekday', day: 5 }, 'me'],
    [{ kind: 'closing', date: eve.date }, 'them'],
  ]);
  const merged = mergeHours(theirs, changes, () => 'theirs');
  expect(merged).toEqual({ week: decide(theirs, 5).week, closingDays: [] });
});

test.each([
  ['mine', [morning]],
  ['theirs', [afternoon]],
] as const)('where both changed the same day, the one that is chosen counts: %s', (chosen, spans) => {
  const theirs = decide(before, 0, afternoon);
  const changes = compareHours(before, decide(before, 0, morning), theirs);
  expect(changes).toEqual([
    { part: { kind: 'weekday', day: 0 }, mine: [morning], theirs: [afternoon], by: 'both' },
  ]);
  expect(mergeHours(theirs, changes, () => chosen).week[0]).toEqual(spans);
});

test('identical changes by both are not a conflict', () => {
  const same = decide(before, 2);
  expect(compareHours(before, same, same)).toEqual([]);
});

test('closing days are compared by date', () => {
  const summer = { date: '2026-08-10', name: 'Ferie' };
  const mine = { ...before, closingDays: [{ ...eve, name: 'Antivigilia' }, summer] };
  const theirs = { ...before, closingDays: [{ ...eve, name: 'La vigilia' }] };
  const changes = compareHours(before, mine, theirs);
  expect(changes).toEqual([
    { part: { kind: 'closing', date: summer.date }, mine: 'Ferie', theirs: null, by: 'me' },
    { part: { kind: 'closing', date: eve.date }, mine: 'Antivigilia', theirs: 'La vigilia', by: 'both' },
  ]);
  expect(mergeHours(theirs, changes, () => 'mine').closingDays).toEqual([
    summer,
    { ...eve, name: 'Antivigilia' },
  ]);
});

test('my added closing day is inserted in order, and my removed one disappears', () => {
  const summer = { date: '2026-08-10', name: 'Ferie' };
  const merged = (mine: TypedHours) =>
    mergeHours(before, compareHours(before, mine, before), () => 'theirs').closingDays;
  expect(merged({ ...before, closingDays: [eve, summer] })).toEqual([summer, eve]);
  expect(merged({ ...before, closingDays: [] })).toEqual([]);
});
