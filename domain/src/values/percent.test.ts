import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPercent } from './percent.ts';

const byIntl = new Intl.NumberFormat('it-IT', { style: 'percent', maximumFractionDigits: 2 });

test.each([0, 0.0025, 0.04, 0.13, 0.999, 1, 2.5])('the rate %d is written as Intl writes it', (rate) => {
  expect(formatPercent(rate)).toBe(byIntl.format(rate));
});

test('so is every rate of hundredths of a percent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), (parts) => {
      expect(formatPercent(parts / 10_000)).toBe(byIntl.format(parts / 10_000));
    }),
  );
});
