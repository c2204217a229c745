import { describe, expect, test } from 'vitest';
import { coverOf } from '../../buy/precontract/document-texts.ts';
import { isAboveCover } from './above-cover.ts';

describe('a paid claim', () => {
  test.each([
    ['pet', 'surgery', 1000_00, false],
    ['pet', 'surgery', 1000_01, true],
    ['pet', 'vet-visit', 250_01, true],
    ['pet', 'something-else', 200_00, false],
    ['pet', 'something-else', 200_01, true],
    ['rc-terzi-5', 'liability', 500_000_01, true],
    ['rc-terzi-5', 'defence', 125_000_00, false],
    ['of another year', 'surgery', 200_01, true],
  ])(
    'a payment under %s for %s of %i cents is above its cover: %s',
    (product, what, amountCents, expected) => {
      expect(isAboveCover(coverOf(product), what, amountCents)).toBe(expected);
    },
  );
});
