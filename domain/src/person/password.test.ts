import { expect, test } from 'vitest';
import { INVALID_PASSWORD, passwordSchema } from './password.ts';

test.each(['Abcdefg1', 'Abcdefghijklmn1', 'Àbcdèfg1', 'A1 b c d e', 'Aa1!"£$%&/()='])(
  '%j is a password',
  (password) => {
    expect(passwordSchema.safeParse(password).success).toBe(true);
  },
);

test.each(['', 'Abcdef1', 'Abcdefghijklmno1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh', 12_345_678])(
  '%j is not',
  (password) => {
    expect(passwordSchema.safeParse(password).error?.issues[0]?.message).toBe(INVALID_PASSWORD);
  },
);
