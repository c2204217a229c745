import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPercent } from './percent.ts';

const byIntl = new Intl.NumberFormat('it-IT', { style: 'percent', maximumFractionDigits: 2 });

test('every rate in hundredths of a percent is formatted as Intl formats it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (parts) => {
      expect(formatPercent(parts / 10_000)).toBe(byIntl.format(parts / 10_000));
    }),
  );
});
