import { expect, test } from 'vitest';
import { classesOfStyles, stylesBeside } from './styles-of-html.ts';

const files = new Map(
  Object.entries({
    'page.css': 'h1{margin:0}._page_a1b2c_1{color:red}',
    'card.css': '._card_a1b2c_2,._wide_a1b2c_3>p{color:red}',
    'other.css': '._card_a1b2c_22{color:red}',
  }).map(([file, css]) => [file, classesOfStyles(css)] as const),
);

test.each([
  ['what its code brings along is enough', '<p class="_page_a1b2c_1">', []],
  [
    'a part whose code comes later has its styles at once',
    '<p class="_page_a1b2c_1 _wide_a1b2c_3">',
    ['card.css'],
  ],
  ['names that only begin alike are others', '<p class="_card_a1b2c_22">', ['other.css']],
  ['a class without any style asks for none', '<p class="plain _none_a1b2c_4">', []],
])('%s', (_, html, beside) => {
  expect(stylesBeside(html, ['page.css'], files)).toEqual(beside);
});
