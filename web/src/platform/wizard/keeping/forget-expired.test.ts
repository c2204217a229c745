import { afterEach, expect, test, vi } from 'vitest';
import { WIZARD_KEYS } from '../../api/memory/browser-memory.ts';
import { deleteExpired } from './forget-expired.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('expired and unreadable answers are deleted from the device, and nothing else', () => {
  vi.useFakeTimers({ now: 1000 });
  const entries: Record<string, string> = {
    [`${WIZARD_KEYS}over`]: '{"until":1000}',
    [`${WIZARD_KEYS}timeless`]: '{}',
    [`${WIZARD_KEYS}broken`]: '{"until":',
    [`${WIZARD_KEYS}there`]: '{"until":1001}',
    theirs: '{"until":1}',
  };
  vi.stubGlobal('localStorage', {
    ...entries,
    getItem: (key: string) => entries[key] ?? null,
    removeItem: (key: string) => Reflect.deleteProperty(entries, key),
  });
  deleteExpired();
  expect(Object.keys(entries)).toEqual([`${WIZARD_KEYS}there`, 'theirs']);
});
