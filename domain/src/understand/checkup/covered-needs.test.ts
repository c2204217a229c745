import { expect, test } from 'vitest';
import { soldProducts } from '../../buy/products/catalogue.ts';
import { type AreaKey, areaTitles } from './areas.ts';
import { coveredNeeds } from './covered-needs.ts';

const area = (key: AreaKey, need: number, cover: number) => ({ key, title: areaTitles[key], need, cover });

const report = [
  area('salute', 1, 0),
  area('rc-famiglia', 0.8, 0.4),
  area('mobilita', 0.5, 0),
  area('animali', 0.4, 0),
  area('sport', 0.3, 0),
];

const coverOf = (key: AreaKey, ...held: string[]) =>
  coveredNeeds(report, held).areas.find((each) => each.key === key)?.cover;

test.each([
  ['nothing', [], 'animali', 0],
  ['a subsidy for pets', ['pet'], 'animali', 1],
  ['the same policy twice', ['mimuovo', 'mimuovo'], 'rc-famiglia', 0.46],
  ['a policy in addition to those owned', ['rc-terzi-10'], 'rc-famiglia', 1],
  ['a liability policy that excludes scooters', ['rc-terzi-5'], 'mobilita', 0],
  ["a liability policy that covers a dog's damage", ['rc-terzi-5'], 'animali', 0.4],
  ['a scooter policy', ['monopattino'], 'mobilita', 1],
  ['a bicycle policy', ['bici2go'], 'mobilita', 1],
  ['the policy for all light mobility', ['mimuovo'], 'mobilita', 1],
  ['a ski policy for a day', ['ski'], 'sport', 1],
  ['a fixed sum for one illness', ['covid-19'], 'salute', 0],
  ['a discontinued product', ['an-old-product'], 'sport', 0],
] as const)('holding %s (%j) covers %s by %d', (_, held, key, cover) => {
  expect(coverOf(key, ...held)).toBe(cover);
});

test('more important areas weigh more, and only areas of need count', () => {
  expect(coveredNeeds(report, [])).toMatchObject({ before: 11, now: 11, areas: report });
  // 0.4 of 3 more points.
  expect(coveredNeeds(report, ['pet'])).toMatchObject({ before: 11, now: 24 });
  expect(coveredNeeds([area('viaggi', 1, 0)], ['pet'])).toMatchObject({ before: 0, now: 0 });
  expect(coveredNeeds([], ['pet'])).toEqual({ areas: [], before: 0, now: 0 });
});

test('coverage never exceeds 100%, whatever policies are held', () => {
  const { areas, now } = coveredNeeds(
    report,
    soldProducts.map(({ key }) => key),
  );
  for (const { cover } of areas) expect(cover).toBeLessThanOrEqual(1);
  expect(now).toBeLessThanOrEqual(100);
});
