import { expect, test } from 'vitest';
import { atMoment } from './on-day.ts';

test('two browsers of one day differ by the time in Italy', () => {
  expect(atMoment('2026-11-15T10:05:00.000Z')).toBe('il 15/11/2026 alle 11:05');
  expect(atMoment('2026-07-08T10:05:00.000Z')).toBe('l’08/07/2026 alle 12:05');
});
