import { expect, test } from 'vitest';
import { useIn } from './process-use.ts';

// 300 ticks in user mode, 50 in the kernel, 25,600 pages; its children used others.
const after = 'R 1 7 7 0 -1 4194304 900 11 12 13 300 50 70 80 20 0 11 0 5000 900000000 25600 184467';

test.each(['node', 'a b) c (d', '1 2 3 ('])('a process named «%s» is parsed like any other', (name) => {
  expect(useIn(`4711 (${name}) ${after}`)).toEqual({ memoryMb: 100, workMs: 3500 });
});
