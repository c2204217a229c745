import { expect, test } from 'vitest';
import { readClick } from './trace-requests.ts';

test.each([
  ['click button;0', { name: 'click button', ageMs: 0 }],
  ['submit form;120', { name: 'submit form', ageMs: 120 }],
  ['click a;60000', { name: 'click a', ageMs: 60_000 }],
  ['click a;60001', { name: 'click a', ageMs: 60_000 }],
  ['click a;100000', null],
  ['click Ada;12', null],
  ['hover a;12', null],
  ['submit form', null],
  ['submit form;120 ', null],
  [undefined, null],
])('%s', (header, click) => {
  expect(readClick(header)).toEqual(click);
});
