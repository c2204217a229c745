import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSoldProduct, productPages } from '../products/catalogue.ts';
import { outcomesOf } from '../products/event.ts';
import { articleHeading } from '../products/articles.ts';
import { precontractText } from './document-texts.ts';

const known = await Promise.all(
  productPages.map(async (page) => ({
    key: page.key,
    sold: page.variants.length > 0 ? page.variants.map(({ key }) => key) : [page.key],
    events: (await (await page.texts()).page.events?.())?.events ?? [],
  })),
);

const articleOf = (productKey: string, heading: string) => {
  const product = findSoldProduct(productKey);
  const text = product && precontractText(product, 'condizioni');
  return JSON.stringify(text?.sections.find((section) => section.heading === heading)?.blocks ?? null);
};

test('the articles of the conditions have numbers', () => {
  const product = findSoldProduct('pet');
  const sections = (product && precontractText(product, 'condizioni'))?.sections ?? [];
  expect(sections.map(({ heading }) => heading.split('.')[0])).toEqual(
    sections.map((_, place) => String(place + 1)),
  );
  expect(sections[2]?.heading).toBe('3. Che cosa è coperto?');
});

test('products with a purchase explain events; products that are only quoted do not', () => {
  expect(known.filter(({ events }) => events.length === 0).map(({ key }) => key)).toEqual(['vita']);
});

const everyEvent = known.flatMap(({ key, sold, events }) => events.map((event) => ({ key, sold, event })));

describe.each(everyEvent)('the example event of $key, $event.name', ({ sold, event }) => {
  test('the example quotes sentences of the conditions, from the articles it names', () => {
    for (const productKey of sold)
      for (const { article, name = '', text } of event.sources) {
        const articleText = articleOf(productKey, articleHeading(article));
        expect(articleText).toContain(name);
        expect(articleText).toContain(text);
      }
  });

  test("the example's initial value is on the slider", () => {
    const { min, max, step, initial } = event.size;
    expect((initial - min) % step).toBe(0);
    expect((max - min) % step).toBe(0);
    expect(initial).toBeGreaterThanOrEqual(min);
    expect(initial).toBeLessThanOrEqual(max);
  });

  test('the example never pays more than the cost, less for a higher cost, or during the waiting period', () => {
    const { min, max, unit } = event.size;
    const size = fc.integer({ min, max });
    fc.assert(
      fc.property(size, size, (one, other) => {
        const [less = 0, more = 0] = [one, other].toSorted((a, b) => a - b);
        const ofMore = outcomesOf(event, more);
        outcomesOf(event, less).forEach(({ paidCents, ownShareCents }, place) => {
          expect(paidCents).toBeGreaterThanOrEqual(0);
          expect(paidCents).toBeLessThanOrEqual(ofMore[place]?.paidCents ?? 0);
          // Without a bill the customer has no own share.
          expect(ownShareCents).toBe(unit === 'cents' ? less - paidCents : null);
        });
        for (const { paidCents } of outcomesOf(event, more, true)) expect(paidCents).toBe(0);
      }),
    );
  });
});
