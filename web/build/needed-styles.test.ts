import { expect, test } from 'vitest';
import { neededStyles } from './needed-styles.ts';

const html =
  '<div class="_card_a1b2c_1 _wide_a1b2c_9"><p>Ciao</p></div><template><b class="_late_a1b2c_2"></b></template>';

test.each([
  ['what the page has stays', '._card_a1b2c_1{color:red}', '._card_a1b2c_1{color:red}'],
  ['also in a template', '._late_a1b2c_2{color:red}', '._late_a1b2c_2{color:red}'],
  ['what it has not goes', '._other_a1b2c_3{color:red}', ''],
  ['with what stands inside of it', '._card_a1b2c_1 ._other_a1b2c_3{color:red}', ''],
  [
    'of several selectors those it has stay',
    '._card_a1b2c_1,._other_a1b2c_3{color:red}',
    '._card_a1b2c_1{color:red}',
  ],
  ['a query without rules goes too', '@media print{._other_a1b2c_3{color:red}}', ''],
  [
    'what must not be there may be missing',
    'p:not(._other_a1b2c_3){color:red}',
    'p:not(._other_a1b2c_3){color:red}',
  ],
  ['what names no class stays', 'p:hover,[hidden]{color:red}', 'p:hover,[hidden]{color:red}'],
  ['so do steps of motions', '@keyframes in{0%{opacity:0}}', '@keyframes in{0%{opacity:0}}'],
])('%s', (_, css, needed) => {
  expect(neededStyles(css, html)).toBe(needed);
});
