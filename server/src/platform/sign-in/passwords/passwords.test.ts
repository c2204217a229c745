import { parseOptions } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

describe('passwords', () => {
  test('a password is stored as an Argon2id hash with the cost that OWASP recommends', async () => {
    const hash = await passwords.hash('Abcdefg1');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(parseOptions(hash)).toMatchObject({ saltLen: 16, outputLen: 32 });
  });

  test('a password has a different hash each time, and matches each of them', async () => {
    const [one, two] = await Promise.all([passwords.hash('Abcdefg1'), passwords.hash('Abcdefg1')]);
    expect(one).not.toBe(two);
    expect(await passwords.matches(one, 'Abcdefg1')).toBe(true);
    expect(await passwords.matches(two, 'Abcdefg2')).toBe(false);
  });

  test('comparing without a stored password takes as long, and matches nothing', async () => {
    const hash = await passwords.hash('Abcdefg1');
    const timeOf = async (compared: string | null) => {
      const start = performance.now();
      expect(await passwords.matches(compared, 'Abcdefg2')).toBe(false);
      return performance.now() - start;
    };
    // Takes the fastest of several runs; a busy machine needs more of them.
    const fastest = { known: Infinity, unknown: Infinity };
    const isAlike = () => fastest.unknown < 2 * fastest.known && fastest.known < 2 * fastest.unknown;
    for (let round = 0; round < 5 || (round < 50 && !isAlike()); round += 1) {
      fastest.known = Math.min(fastest.known, await timeOf(hash));
      fastest.unknown = Math.min(fastest.unknown, await timeOf(null));
    }
    expect(fastest).toSatisfy(isAlike);
  });
});
