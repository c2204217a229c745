import { expect, test } from 'vitest';
import { handedOut } from './options.ts';
import * as calls from './checkup-list-calls.ts';

test('every list that a question takes its options from is handed out by a call of that name', () => {
  expect(Object.values(calls).map(({ id }) => id)).toEqual(Object.keys(handedOut));
});
