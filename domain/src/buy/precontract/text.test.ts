import { expect, test } from 'vitest';
import { sentence } from './text.ts';

test('a list that is one sentence has a semicolon after each item, and a full stop at its end', () => {
  expect(sentence('il primo')).toEqual({ kind: 'list', items: ['il primo.'] });
  expect(sentence('il primo', 'il secondo', 'il terzo')).toEqual({
    kind: 'list',
    items: ['il primo;', 'il secondo;', 'il terzo.'],
  });
});
