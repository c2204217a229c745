import { expect, test } from 'vitest';
import { markupOf } from '../../../test/markup.ts';
import { GrowingArch } from './GrowingArch.tsx';

test('coins grow from pile to pile, each in its place under the arch', () => {
  const piles = markupOf(<GrowingArch />)
    .split('class="pile"')
    .slice(1);
  const places = piles.map((pile) => [...pile.matchAll(/<rect x="(\d+)"/g)].map(([, x]) => x));
  expect(places).toEqual([['92'], ['156', '156'], ['220', '220', '220', '220']]);
});
