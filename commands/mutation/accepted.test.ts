import { expect, test } from 'vitest';
import { accepted, staleEntries } from './accepted.ts';
import { findMutants } from './find-mutants.ts';
import { filesOf, mutantsIn } from './room-mutants.ts';
import { rooms } from './rooms.ts';

test('every accepted survivor is still in the code, and says why', () => {
  const files = new Set(accepted.map(({ file }) => file));
  const mutants = rooms
    .flatMap(filesOf)
    .filter((file) => files.has(file))
    .flatMap(mutantsIn);
  expect(staleEntries(accepted, mutants)).toEqual([]);
  expect(accepted.filter(({ why }) => why.length < 20)).toEqual([]);
});

test('an accepted survivor whose line has changed is told', () => {
  const entry = { file: 'a.ts', original: '5', mutated: '6', why: 'nobody counts them' };
  const mutants = findMutants('a.ts', 'const tries = 5;');
  expect(staleEntries([{ ...entry, line: 'const tries = 5;' }], mutants)).toEqual([]);
  expect(staleEntries([{ ...entry, line: 'const days = 5;' }], mutants)).toHaveLength(1);
});
