import { expect, test } from 'vitest';
import { type CountedComplaint, endingOf, yearFigures } from './year-figures.ts';

const pet = { area: 'claim', product: 'pet', state: 'answered', outcome: 'accepted', days: 10 } as const;

test('the complaints of a year are counted by area, product and outcome', () => {
  const complaints: CountedComplaint[] = [
    pet,
    { ...pet, days: 45 },
    { ...pet, days: 46 },
    { ...pet, outcome: 'rejected', days: 20 },
    { area: 'site', product: null, state: 'received', outcome: null, days: 3 },
    { area: 'site', product: null, state: 'in-progress', outcome: null, days: 60 },
    { area: 'site', product: null, state: 'withdrawn', outcome: null, days: 2 },
    { area: 'site', product: null, state: 'closed', outcome: null, days: 1 },
  ];
  const counted = yearFigures(complaints).map((row) => Object.values(row).join(' '));
  expect(counted).toEqual([
    'claim pet accepted 3 34 46 1',
    'site  open 2 32 60 1',
    'claim pet rejected 1 20 20 0',
    'site  withdrawn 1 2 2 0',
    'site  closed 1 1 1 0',
  ]);
});

test('a complaint answered without an outcome counts as closed', () => {
  expect(endingOf({ state: 'answered', outcome: null })).toBe('closed');
});
