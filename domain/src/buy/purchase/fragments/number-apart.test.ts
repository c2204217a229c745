import { describe, expect, test } from 'vitest';
import { withNumberApart } from './address.ts';

describe('the number apart', () => {
  test('goes where nothing stands yet, or the same', () => {
    const apart = { street: 'Via Roma', streetNumber: '12A' };
    for (const streetNumber of [undefined, null, ' ', '12a'])
      expect(
        withNumberApart({ street: 'Via Roma 12/A', ...(streetNumber !== undefined && { streetNumber }) }),
      ).toEqual(apart);
  });

  test('leaves another one alone, and the other answers', () => {
    const other = { street: 'Via Papa Giovanni 23', streetNumber: '5', city: 'Roma' };
    expect(withNumberApart(other)).toBe(other);
    expect(withNumberApart({ street: 'Via Roma 12', city: 'Roma' })).toEqual({
      street: 'Via Roma',
      streetNumber: '12',
      city: 'Roma',
    });
  });
});
