import type { LifePriceChoice } from '@riparo/domain/contract/quotation-calls.ts';
import { PRICE_LINES } from '@riparo/domain/life/price-lines.ts';
import { cents } from '@riparo/domain/values/money.ts';
import { expect, test } from 'vitest';
import { drawnAs, wordsOf } from '../../../../test/markup.ts';
import { NeighbourPrices } from './NeighbourPrices.tsx';
import { PriceMakeUp } from './PriceMakeUp.tsx';

test('the shares of a price stand one beside the other, and fill the bar', () => {
  const [first, second, ...rest] = PRICE_LINES.map(({ part }) => part);
  const parts = Object.fromEntries([
    ...rest.map((part) => [part, 0]),
    [first, 300],
    [second, 700],
  ]) as LifePriceChoice['parts'];
  const picture = <PriceMakeUp parts={parts} monthlyCents={cents(1000)} />;
  const shares = drawnAs(picture, 'share').map(({ x, width }) => [x, width]);
  expect(shares.slice(0, 2)).toEqual([
    ['0', '30'],
    ['30', '70'],
  ]);
  expect(shares.slice(2)).toEqual(rest.map(() => ['100', '0']));
  // What costs nothing has no line in the table.
  expect(drawnAs(picture, 'name').map((name) => name['data-part'])).toEqual([first, second]);
  expect(wordsOf(picture)).toContain('€ 7,00');
});

test('the bar of a price nearby is as long as it is beside the highest', () => {
  const choices = [10, 15, 20].map((duration) => ({
    sum_assured: 100_000,
    duration,
    priceCents: duration * 100,
  })) as unknown as LifePriceChoice[];
  const picture = (
    <NeighbourPrices
      choices={choices}
      choice={{ sum_assured: 100_000, duration: 15 }}
      onPick={() => undefined}
    />
  );
  // The prices by duration, then the one by sum.
  expect(drawnAs(picture, 'value').map(({ width }) => width)).toEqual(['50', '75', '100', '100']);
  expect(drawnAs(picture, 'pick').map((button) => button['aria-pressed'])).toEqual([
    'false',
    'true',
    'false',
    'true',
  ]);
});
