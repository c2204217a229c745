import { expect, test } from 'vitest';
import { toggleOption } from './multi-choice.ts';

const sports = {
  options: ['Nuoto', 'Corsa', 'Sci', 'Divano'].map((value) => ({ value, label: value })),
  exclusive: ['Divano'],
};

test.each([
  { chosen: [], click: 'Corsa', after: ['Corsa'] },
  { chosen: ['Corsa'], click: 'Nuoto', after: ['Nuoto', 'Corsa'] },
  { chosen: ['Nuoto', 'Corsa'], click: 'Corsa', after: ['Nuoto'] },
  { chosen: ['Nuoto', 'Corsa'], click: 'Divano', after: ['Divano'] },
  { chosen: ['Divano'], click: 'Sci', after: ['Sci'] },
  { chosen: ['Divano'], click: 'Divano', after: [] },
])('with $chosen chosen, clicking $click gives $after', ({ chosen, click, after }) => {
  expect(toggleOption(sports, chosen, click)).toEqual(after);
});
