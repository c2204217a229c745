import { afterEach, expect, test, vi } from 'vitest';
import { WIZARD_KEYS } from '../api/memory/browser-memory.ts';
import { latestUnfinishedFlow } from './offer-to-resume.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const device = (kept: Record<string, string>) => {
  vi.useFakeTimers({ now: 1000 });
  vi.stubGlobal('localStorage', { ...kept, getItem: (key: string) => kept[key] ?? null });
};

test('the most recent unfinished flow is offered by its own name', () => {
  device({
    [`${WIZARD_KEYS}Earlier`]: '{"until":2000,"path":"/acquisto/pet","title":"Acquista"}',
    [`${WIZARD_KEYS}Pension`]:
      '{"until":3000,"path":"/calcola-la-tua-pensione","title":"Calcola la tua pensione"}',
    theirs: '{"until":9000,"path":"/checkup","title":"Checkup"}',
  });
  expect(latestUnfinishedFlow()).toMatchObject({
    key: `${WIZARD_KEYS}Pension`,
    title: 'Calcola la tua pensione',
    path: '/calcola-la-tua-pensione',
  });
});

test.each([
  ['that have expired', '{"until":1000,"path":"/checkup","title":"Checkup"}'],
  [
    'with an address of another site',
    '{"until":2000,"path":"//elsewhere.example/checkup","title":"Checkup"}',
  ],
  ['without title and path', '{"until":2000}'],
  ['that are unreadable', '{"until":'],
])('stored answers %s are not offered', (_, kept) => {
  device({ [`${WIZARD_KEYS}Some`]: kept });
  expect(latestUnfinishedFlow()).toBeNull();
});

test('without storage there is nothing to resume', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(latestUnfinishedFlow()).toBeNull();
});
