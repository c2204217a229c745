import { expect, test } from 'vitest';
import { toMailbox, withArticle } from './article.ts';

test.each([
  ['il', '7 maggio 2027', 'il 7 maggio 2027'],
  ['il', '8 maggio 2027', 'l’8 maggio 2027'],
  ['Il', '8 maggio 2027', 'L’8 maggio 2027'],
  ['dal', '11 maggio 2027', 'dall’11 maggio 2027'],
  ['Dal', '18 maggio 2027', 'Dal 18 maggio 2027'],
  ['del', '08/05/2027', 'dell’08/05/2027'],
  ['al', '07/05/2027', 'al 07/05/2027'],
  ['il', '01/05/2027', 'il 01/05/2027'],
  ['il', '1º maggio 2027', 'il 1º maggio 2027'],
  ['il', '80%', 'l’80%'],
  ['al', '85%', 'all’85%'],
  ['il', '1%', 'l’1%'],
  ['del', '1,5%', 'dell’1,5%'],
  ['il', '10%', 'il 10%'],
  ['al', '100%', 'al 100%'],
  ['il', '110%', 'il 110%'],
  ['il', '0%', 'lo 0%'],
  ['al', '0,5%', 'allo 0,5%'],
] as const)('%s and %s are written %s', (article, figure, words) => {
  expect(withArticle(article, figure)).toBe(words);
});

test('the preposition before a mailbox is «ad» if the address begins with an a', () => {
  expect(toMailbox('info@example.it')).toBe('a info@example.it');
  expect(toMailbox('assistenza@example.it')).toBe('ad assistenza@example.it');
});
