import { describe, expect, test } from 'vitest';
import { withSeparateNumber } from './address.ts';

describe('moving a street number to its field', () => {
  test('the number moves if its field is empty or has the same value', () => {
    const apart = { street: 'Via Roma', streetNumber: '12A' };
    for (const streetNumber of [undefined, null, ' ', '12a'])
      expect(
        withSeparateNumber({ street: 'Via Roma 12/A', ...(streetNumber !== undefined && { streetNumber }) }),
      ).toEqual(apart);
  });

  test('the number does not replace another one, and other answers stay as they are', () => {
    const other = { street: 'Via Papa Giovanni 23', streetNumber: '5', city: 'Roma' };
    expect(withSeparateNumber(other)).toBe(other);
    expect(withSeparateNumber({ street: 'Via Roma 12', city: 'Roma' })).toEqual({
      street: 'Via Roma',
      streetNumber: '12',
      city: 'Roma',
    });
  });
});
