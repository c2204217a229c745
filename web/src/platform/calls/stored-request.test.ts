import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedRequest } from './stored-request.ts';

const answers = { email: 'ada@example.it', phone: '+393331234567', privacy: true, userProfiling: true };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the same answers keep one request key, also after a reload', () => {
  const key = storedRequest('1').keyFor(answers);
  storedRequest('1').saveDraft({ email: ['ada@example.it'] });
  expect(storedRequest('1').keyFor(answers)).toBe(key);
});

test('a corrected number or another quotation gets a new request key', () => {
  const key = storedRequest('1').keyFor(answers);
  expect(storedRequest('1').keyFor({ ...answers, phone: '+393331234568' })).not.toBe(key);
  expect(storedRequest('2').keyFor(answers)).not.toBe(key);
});
