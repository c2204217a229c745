import { expect, test } from 'vitest';
import { type FieldChanges, mergeFields } from './merge-fields.ts';

const now = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@example.it', phone: '+393331234567' };

const cases: readonly [string, FieldChanges, object][] = [
  ['nothing', {}, { changed: {}, collisions: [] }],
  [
    'a field unchanged by colleagues',
    { firstName: { from: 'Ada', to: 'Aida' } },
    { changed: { firstName: 'Aida' }, collisions: [] },
  ],
  [
    'a value that is already there',
    { firstName: { from: 'Adda', to: 'Ada' } },
    { changed: {}, collisions: [] },
  ],
  [
    'a field changed meanwhile',
    { firstName: { from: 'Adda', to: 'Aida' } },
    { changed: {}, collisions: ['firstName'] },
  ],
  [
    'one field of each kind',
    { lastName: { from: 'Rossi', to: 'Russo' }, email: { from: 'a@example.it', to: 'b@example.it' } },
    { changed: { lastName: 'Russo' }, collisions: ['email'] },
  ],
];

test.each(cases)('merging is right for %s', (_, changes, merged) => {
  expect(mergeFields(now, changes)).toEqual(merged);
});
