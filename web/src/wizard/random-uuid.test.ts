import { afterEach, expect, test, vi } from 'vitest';
import { randomUuid } from './random-uuid.ts';

afterEach(() => vi.restoreAllMocks());

test('a random address is a UUID of version 4, made of all the bytes', () => {
  const bytes = Uint8Array.from({ length: 16 }, (_, place) => 0x10 * place + place);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    (into as unknown as Uint8Array).set(bytes);
    return into;
  });
  expect(randomUuid()).toBe('00112233-4455-4677-8899-aabbccddeeff');
  bytes.set([0x05, 0x0f]);
  bytes[8] = 0x03;
  expect(randomUuid()).toBe('050f2233-4455-4677-b399-aabbccddeeff');
});
