import { describe, expect, test } from 'vitest';
import { productPages } from '../../buy/products/catalogue.ts';
import { CAUSE_PICTURES } from '../../platform/wizard/option-picture.ts';
import { reportableCausesOf, OTHER_CAUSE } from './happenings.ts';
import { templatesFor } from './papers.ts';

const covers = (await Promise.all(productPages.map((page) => page.texts()))).flatMap(({ covers: some }) =>
  Object.entries(some),
);

describe.each(covers)('the causes to choose from under %s', (productKey, cover) => {
  const happenings = reportableCausesOf(cover);

  test('the causes have different tiles, the last for everything else', () => {
    expect(happenings.length).toBeGreaterThan(2);
    for (const of of [happenings.map(({ key }) => key), happenings.map(({ label }) => label)])
      expect(new Set(of).size).toBe(happenings.length);
    expect(happenings.at(-1)).toMatchObject(OTHER_CAUSE);
  });

  test('every cause has documents that can be requested', () => {
    const numbers = happenings.map(({ key: what }) => templatesFor({ productKey, what }).length);
    expect(Math.min(...numbers)).toBeGreaterThan(1);
  });
});

test('every picture belongs to a cause', () => {
  const shownPictures = covers.flatMap(([, cover]) =>
    reportableCausesOf(cover).map(({ picture }) => picture),
  );
  expect(new Set(shownPictures)).toEqual(new Set(CAUSE_PICTURES));
});

test('a policy offers only the causes it covers', () => {
  const [, cover] = covers.find(([key]) => key === 'ski') ?? [];
  if (!cover) throw new Error('no ski');
  const gold = reportableCausesOf(cover, (name) => ['Responsabilità civile', 'Spese mediche'].includes(name));
  expect(gold.map(({ key }) => key)).toEqual(['liability', 'care', 'something-else']);
});
