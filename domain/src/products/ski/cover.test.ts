import { expect, test } from 'vitest';
import { ski } from './cover.ts';

test('each guarantee says in which packages it is', () => {
  expect(ski.guarantees.map(({ name, belongsTo }) => [name, belongsTo])).toEqual([
    ['Responsabilità civile', 'Gold e Platinum'],
    ['Spese mediche', 'Gold e Platinum'],
    ['Invalidità permanente', 'Solo Platinum'],
    ['Morte', 'Solo Platinum'],
    ['Diaria da ricovero', 'Solo Platinum'],
    ['Rimborso delle spese', 'Gold e Platinum, per più di 3 giorni'],
    ['Rimborso ai familiari', 'Gold e Platinum, per più di 3 giorni'],
  ]);
});

test('each guarantee says what may have happened', () => {
  for (const { happening } of ski.guarantees) expect(happening?.label).toMatch(/\S/);
});
