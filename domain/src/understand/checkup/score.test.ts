import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoDate } from '../../platform/values/calendar.ts';
import type { LifeAnswers } from './answers.ts';
import {
  checkupPolicies,
  familyStatusOptions,
  greenVehicleOptions,
  homeOptions,
  jobs,
  petOptions,
  sportOptions,
  worryOptions,
} from './options.ts';
import { scoreCoverage } from './score.ts';
import { scoreExamples, someone } from './score-examples.ts';
import { SCORE_VERSION } from './score-table.ts';

const today = isoDate('2026-11-15');

test.each(scoreExamples)('$who: $result %', ({ life, result, suggested }) => {
  const score = scoreCoverage(someone(life), today);
  expect(score.result).toBe(result);
  expect(score.suggested).toEqual(suggested);
});

test('these examples belong to one version: changing one requires a new version', () => {
  expect(SCORE_VERSION).toBe('2026-11');
});

describe('choosing what to suggest', () => {
  test('an area lacking exactly one point is suggested, one lacking less is not', () => {
    // A couple needs 2 for each other, and a loan's policy covers half of it.
    const couple = someone({
      age: 30,
      job_id: 2,
      family_status: 'coppia',
      policy_types: [2, 3, 5, 6, 7, 9, 10],
    });
    expect(scoreCoverage(couple, today).suggested).toEqual(['vita']);
    // One trip a year is a need of 0.9; family liability covers 0.6 of the 1.5 of an unusual animal.
    const traveller = someone({ age: 30, job_id: 2, num_of_travels: 1, pets: ['Altro animale'] });
    const owned = { ...traveller, policy_types: [2, 3, 5, 6, 7, 10] } as const;
    expect(scoreCoverage(owned, today).suggested).toEqual([]);
  });

  test('of two equal gaps, the area with more weight comes first, even if its need is smaller', () => {
    // A tenant lacks 7 × 0.4 for the home, and 4 × 0.7 on a scooter, where accident insurance covers the
    // rest.
    const life = someone({
      age: 30,
      job_id: 2,
      green_vehicles: ['Monopattino elettrico'],
      policy_types: [5],
    });
    expect(scoreCoverage(life, today).suggested).toEqual([
      'pensione',
      'salute',
      'rc-famiglia',
      'casa',
      'mobilita',
    ]);
  });
});

test('the relevant areas are sorted by need, greatest first', () => {
  const { areas } = scoreCoverage(someone({ age: 24 }), today);
  expect(areas[0]?.area).toBe('pensione');
  const needs = areas.map(({ need }) => need);
  expect(needs).toEqual(needs.toSorted((one, other) => other - one));
});

describe('a birthday changes the score on its day, not before', () => {
  const born = { ...someone({ age: 40 }), client_dob: isoDate('1986-11-16') };
  const needs = (day: string) => scoreCoverage(born, isoDate(day)).areas.map(({ area }) => area);

  test('the day before turning 40, long-term care is not yet relevant', () => {
    expect(needs('2026-11-15')).not.toContain('non-autosufficienza');
    expect(needs('2026-11-16')).toContain('non-autosufficienza');
  });
});

const valueOf = <V extends string>(options: readonly { readonly value: V }[]) =>
  fc.constantFrom(...options.map(({ value }) => value));
const idOf = <Id extends number>(items: readonly { readonly id: Id }[]) =>
  fc.constantFrom(...items.map(({ id }) => id));
const some = <V>(value: fc.Arbitrary<V>) => fc.uniqueArray(value, { minLength: 1 });

const lives: fc.Arbitrary<LifeAnswers> = fc
  .record({
    age: fc.integer({ min: 18, max: 106 }),
    policy_types: fc.uniqueArray(idOf(checkupPolicies)),
    worried_about: some(valueOf(worryOptions)),
    family_status: valueOf(familyStatusOptions),
    only_source_income: fc.boolean(),
    num_of_children: fc.integer({ min: 0, max: 4 }),
    job_id: fc.option(idOf(jobs)),
    rental_ownership: valueOf(homeOptions),
    mortgage: fc.boolean(),
    pets: some(valueOf(petOptions)),
    green_vehicles: some(valueOf(greenVehicleOptions)),
    sports: some(valueOf(sportOptions)),
    num_of_travels: fc.integer({ min: 0, max: 4 }),
  })
  .map(someone);

describe('random answers', () => {
  test('the result is a whole percentage, and needs and covers stay within bounds', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { result, areas } = scoreCoverage(life, today);
        expect(Number.isInteger(result) && result >= 0 && result <= 100).toBe(true);
        for (const { need, cover } of areas) {
          expect(need).toBeGreaterThan(0);
          expect(cover >= 0 && cover <= 1).toBe(true);
        }
      }),
    );
  });

  test('one more policy never lowers the result', () => {
    fc.assert(
      fc.property(lives, idOf(checkupPolicies), (life, policy) => {
        const more = { ...life, policy_types: [...life.policy_types, policy] };
        expect(scoreCoverage(more, today).result).toBeGreaterThanOrEqual(scoreCoverage(life, today).result);
      }),
    );
  });

  test('the same policy twice counts once, and the order does not matter', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const again = { ...life, policy_types: [...life.policy_types, ...life.policy_types].toReversed() };
        expect(scoreCoverage(again, today)).toEqual(scoreCoverage(life, today));
      }),
    );
  });

  test('without policies the result is 0 and there is always something to suggest, at most five', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { result, suggested } = scoreCoverage({ ...life, policy_types: [] }, today);
        expect(result).toBe(0);
        expect(suggested.length >= 1 && suggested.length <= 5).toBe(true);
        expect(new Set(suggested).size).toBe(suggested.length);
      }),
    );
  });

  test('nothing is suggested to a well-covered person', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { areas, suggested } = scoreCoverage(life, today);
        const coverIn = new Map(areas.map(({ area, cover }) => [area, cover]));
        for (const area of suggested) expect(coverIn.get(area)).toBeLessThan(0.75);
      }),
    );
  });
});

test.each([
  [59, 5.6],
  [60, 2.8],
  [66, 2.8],
])('at %i the need to build a pension is %f', (age, need) => {
  const { areas } = scoreCoverage(someone({ age }), today);
  expect(areas.find(({ area }) => area === 'pensione')?.need).toBe(need);
});
