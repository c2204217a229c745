import type { FoundAddress } from '@riparo/domain/platform/person/place-calls.ts';
import { describe, expect, test } from 'vitest';
import { testLog } from '../../../../test/test-log.ts';
import type { PlacesProvider } from './places-provider.ts';
import { placesWithFallback } from './open-places.ts';

const address = (street: string): FoundAddress => ({
  street,
  streetNumber: null,
  postalCode: null,
  city: 'Milano',
  province: 'MI',
  region: 'Lombardia',
  country: 'IT',
});
const fallback: PlacesProvider = { findAddresses: async () => [address('built-in')] };
const streets = (found: FoundAddress[]) => found.map(({ street }) => street);

function scripted(answer: (call: number, signal?: AbortSignal) => Promise<FoundAddress[]>) {
  let calls = 0;
  const source: PlacesProvider = { findAddresses: (_, signal) => answer((calls += 1), signal) };
  return { source, calls: () => calls };
}

function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
}

describe('a geocoder', () => {
  test('the answer of a geocoder is used', async () => {
    const { source } = scripted(async () => [address('map')]);
    const provider = placesWithFallback({ source, fallback, log: testLog().log });
    expect(streets(await provider.findAddresses('via'))).toEqual(['map']);
  });

  test('the built-in source answers if a geocoder finds nothing', async () => {
    const { source } = scripted(async () => []);
    const provider = placesWithFallback({ source, fallback, log: testLog().log });
    expect(streets(await provider.findAddresses('via'))).toEqual(['built-in']);
  });

  test('a geocoder that answers too late is skipped', async () => {
    const { source } = scripted((_, signal) => untilAborted(signal));
    const provider = placesWithFallback({ source, fallback, log: testLog().log, timeoutMs: 20 });
    expect(streets(await provider.findAddresses('via'))).toEqual(['built-in']);
  });

  test('a geocoder that fails repeatedly is skipped for a while, then tried once more', async () => {
    let now = 0;
    let isDead = true;
    const { source, calls } = scripted(async () => {
      if (isDead) throw new Error('dead');
      return [address('map')];
    });
    const provider = placesWithFallback({ source, fallback, log: testLog().log, nowMs: () => now });
    for (let key = 0; key < 10; key += 1)
      expect(streets(await provider.findAddresses('via'))).toEqual(['built-in']);
    expect(calls()).toBe(3);

    now += 30_000;
    await provider.findAddresses('via');
    await provider.findAddresses('via');
    expect(calls()).toBe(4);

    now += 30_000;
    isDead = false;
    expect(streets(await provider.findAddresses('via'))).toEqual(['map']);
    expect(streets(await provider.findAddresses('via'))).toEqual(['map']);
  });

  test('typing on before the answer does not count as a failure', async () => {
    const { source, calls } = scripted((_, signal) => untilAborted(signal));
    const { log, lines } = testLog();
    const provider = placesWithFallback({ source, fallback, log });
    for (let key = 0; key < 5; key += 1) {
      const controller = new AbortController();
      const answer = provider.findAddresses('via', controller.signal);
      controller.abort();
      await answer;
    }
    expect(calls()).toBe(5);
    expect(lines()).toEqual([]);
  });

  test('a geocoder failure is logged without the address', async () => {
    const { source } = scripted(async () => {
      throw new Error('dead');
    });
    const { log, text } = testLog();
    await placesWithFallback({ source, fallback, log }).findAddresses('via Melisenda 7');
    expect(text()).toContain('the geocoder did not answer');
    expect(text()).not.toContain('Melisenda');
  });
});
