import { expect, test } from 'vitest';
import { BEFORE_ALL, hashOf } from './hash.ts';

test('a row is hashed as it always was: logs that are kept stay whole', () => {
  expect(BEFORE_ALL).toBe('0000000000000000000000000000000000000000000000000000000000000000');
  const row = {
    number: 7,
    at: new Date('2026-11-16T09:00:00Z'),
    actorId: null,
    actorName: 'Riparo',
    address: '',
    action: 'log.shortened',
    subject: 'log',
    details: '{}',
    previousHash: BEFORE_ALL,
  } as const;
  expect(hashOf(row)).toBe('25b35b6be623ec7b1be4c4927d7741736d68168a5dffb96cd62316d65af053c3');
});
