import { expect, test } from 'vitest';
import { stylesInTwo } from './styles-in-two.ts';

const above =
  '<h1 class="_title_a1b2c_1">Ciao</h1><template><b class="_offer_a1b2c_5">Riprendi</b></template>' +
  '<a class="_link_a1b2c_2">Avanti</a>';
const below = '<p class="_text_a1b2c_3">E poi</p><a class="_link_a1b2c_2 _wide_a1b2c_4">Altro</a>';

test.each([
  ['what is seen first is in the page', '._title_a1b2c_1{color:red}', 'first'],
  ['what stands below comes later', '._text_a1b2c_3{color:red}', 'rest'],
  ['what names no class may be anywhere', 'p,[hidden]{color:red}', 'first'],
  ['what must not be there is not waited for', 'a:not(._wide_a1b2c_4){color:red}', 'first'],
  ['nobody has pointed at anything yet', '._link_a1b2c_2:hover{color:red}', 'rest'],
  ['what a script takes out of its place is not there yet', '._offer_a1b2c_5{color:red}', 'rest'],
  ['or printed it', '@media print{._title_a1b2c_1{color:red}}', 'rest'],
  ['wide screens are first screens too', '@media (width>=960px){._title_a1b2c_1{color:red}}', 'first'],
  ['letters come once', '@font-face{font-family:Figtree}', 'first'],
])('%s', (_, css, part) => {
  const other = part === 'first' ? 'rest' : 'first';
  expect(stylesInTwo(css, above, below)).toEqual({ [part]: css, [other]: '' });
});

test.each([
  [
    'stays before what overrides it',
    '._wide_a1b2c_4{margin:0}._link_a1b2c_2{margin-top:1px}',
    { first: '._wide_a1b2c_4{margin:0}._link_a1b2c_2{margin-top:1px}', rest: '' },
  ],
  [
    'goes where that says something else',
    '._wide_a1b2c_4{margin:0}._link_a1b2c_2{color:red}',
    { first: '._link_a1b2c_2{color:red}', rest: '._wide_a1b2c_4{margin:0}' },
  ],
  [
    'goes where that is about other elements',
    '._text_a1b2c_3{margin:0}._link_a1b2c_2{margin:1px}',
    { first: '._link_a1b2c_2{margin:1px}', rest: '._text_a1b2c_3{margin:0}' },
  ],
  [
    'goes where it overrides what was before',
    '._link_a1b2c_2{margin:1px}._wide_a1b2c_4{margin:0}',
    { first: '._link_a1b2c_2{margin:1px}', rest: '._wide_a1b2c_4{margin:0}' },
  ],
  [
    'stays with all that it is overridden by',
    '._wide_a1b2c_4{margin:0}._link_a1b2c_2:hover{margin:1px}._link_a1b2c_2{margin:2px}',
    {
      first: '._wide_a1b2c_4{margin:0}._link_a1b2c_2:hover{margin:1px}._link_a1b2c_2{margin:2px}',
      rest: '',
    },
  ],
])('a style of what comes later %s', (_, css, parts) => {
  expect(stylesInTwo(css, above, below)).toEqual(parts);
});

test('a motion goes with what moves', () => {
  const motions = '@keyframes come{0%{opacity:0}}@keyframes go{0%{opacity:1}}';
  const css = `._title_a1b2c_1{animation:1s come}._text_a1b2c_3{animation:1s go}${motions}`;
  expect(stylesInTwo(css, above, below)).toEqual({
    first: '._title_a1b2c_1{animation:1s come}@keyframes come{0%{opacity:0}}',
    rest: '._text_a1b2c_3{animation:1s go}@keyframes go{0%{opacity:1}}',
  });
});
