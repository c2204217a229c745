import { expect, test } from 'vitest';
import { articleHeading, articleNumber } from './articles.ts';

test.each([
  ['kind', 1],
  ['covered', 3],
  ['complaint', 12],
] as const)('the article %s has the number %i: they are counted from one', (article, number) => {
  expect(articleNumber(article)).toBe(number);
});

test('a heading begins with its number', () => {
  expect(articleHeading('covered')).toBe('3. Che cosa è coperto?');
});
