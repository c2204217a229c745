import { expect, test } from 'vitest';
import { serverLists } from './options.ts';
import * as calls from './checkup-list-calls.ts';

test('every list of options from the server has a call of its name', () => {
  expect(Object.values(calls).map(({ id }) => id)).toEqual(Object.keys(serverLists));
});
