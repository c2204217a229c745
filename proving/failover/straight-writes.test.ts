import { expect, test } from 'vitest';
import { type StraightWrite, writesOfFormerPrimaries } from './straight-writes.ts';

const write = (member: string, timeline: number, begunAt: number): StraightWrite => ({
  id: `${member} ${begunAt}`,
  member,
  timeline,
  begunAt,
  doneAt: begunAt + 5,
});

test('one PostgreSQL takes over from another', () => {
  const writes = [write('pg1', 1, 0), write('pg1', 1, 10), write('pg2', 2, 20), write('pg1', 3, 30)];
  expect(writesOfFormerPrimaries(writes)).toBe(0);
});

test('a former primary that still takes writes is detected', () => {
  const writes = [write('pg1', 1, 0), write('pg2', 2, 10), write('pg1', 1, 20), write('pg1', 1, 30)];
  expect(writesOfFormerPrimaries(writes)).toBe(2);
});
