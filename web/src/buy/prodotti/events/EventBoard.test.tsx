// @vitest-environment happy-dom
import type { CoveredEvent } from '@riparo/domain/buy/products/event.ts';
import type { DocumentsOf } from '@riparo/domain/buy/products/page-text.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import { describe, expect, test } from 'vitest';
import { markupOf, wordsOf } from '../../../../test/markup.ts';
import { onPage } from '../../../../test/on-page.ts';
import { EventBoard } from './EventBoard.tsx';
import { EventSources } from './EventSources.tsx';
import { EventTable } from './EventTable.tsx';

const sources: CoveredEvent['sources'] = [{ article: 'covered', text: 'Paghiamo il conto.' }];
const surgery: CoveredEvent = {
  key: 'surgery',
  name: 'Un intervento',
  size: { unit: 'cents', label: 'Il conto', min: 100_00, max: 3100_00, step: 50_00, initial: 900_00 },
  gives: 'refund',
  pays: (cost) => [{ paidCents: cents(cost / 2) }],
  waiting: { tooEarly: 'prima', later: 'dopo' },
  sources,
};
const stay: CoveredEvent = {
  key: 'stay',
  name: 'Un ricovero',
  size: { unit: 'nights', label: 'Le notti', min: 1, max: 9, step: 1, initial: 4 },
  gives: 'sum',
  pays: (nights) => [
    { of: 'Base', paidCents: cents(nights * 50_00) },
    { of: 'Plus', paidCents: cents(nights * 100_00) },
  ],
  sources,
};
const events = [surgery, stay];
const documents: readonly DocumentsOf[] = [{ productKey: 'pet' }];

const board = async () => {
  const page = await onPage(<EventBoard events={events} documents={documents} />);
  return {
    ...page,
    outcome: () => page.place.querySelector('[role=status]')?.textContent.replaceAll('\u00a0', ' ') ?? '',
    size: () => page.place.querySelector<HTMLInputElement>('input[type=range]')?.value,
  };
};

describe('worked examples of a product', () => {
  test("the example shows its defaults first, and follows the visitor's choice", async () => {
    const { outcome, size, choose, press, field, words } = await board();
    expect(outcome()).toBe('Un intervento: € 900Ti torna€ 450Resta a te€ 450');
    expect(field('Un intervento').checked).toBe(true);
    expect(field('Un ricovero').checked).toBe(false);
    // About twenty presses lead from one end to the other.
    await press('Aumenta');
    expect(size()).toBe('105000');
    expect(outcome().startsWith('Un intervento: € 1.050')).toBe(true);
    await choose('Un ricovero');
    expect(outcome()).toMatch(/^Un ricovero: 4 nottiCon BaseRicevi€ 200.*Con PlusRicevi€ 400/);
    expect(words()).not.toContain('Quanto tempo dopo l’inizio?');
    await press('Diminuisci');
    expect(size()).toBe('3');
    await choose('Un intervento');
    expect(size()).toBe('105000');
  });

  test('the example pays nothing during the waiting period', async () => {
    const { outcome, choose, field } = await board();
    expect(field('dopo').checked).toBe(true);
    expect(field('prima').checked).toBe(false);
    await choose('prima');
    expect(field('dopo').checked).toBe(false);
    expect(field('prima').checked).toBe(true);
    expect(outcome()).toMatch(/€ 0Resta a te€ 900È troppo presto/);
    await choose('Un ricovero');
    expect(outcome()).toContain('€ 200');
    await choose('Un intervento');
    await choose('dopo');
    expect(outcome()).toContain('€ 450');
  });

  test('the example is interactive only once hydrated', async () => {
    const { place } = await board();
    expect(place.querySelectorAll('fieldset:disabled, input:disabled')).toHaveLength(0);
    const still = markupOf(<EventBoard events={events} documents={documents} />);
    const disabled = [...still.matchAll(/<(fieldset|input|button)[^>]* disabled=""/g)].map(
      ([, what]) => what,
    );
    expect(disabled).toEqual(['fieldset', 'button', 'button', 'input', 'fieldset']);
  });

  test('the example is readable as a table too', () => {
    const rows = wordsOf(<EventTable events={events} />)
      .split('\n')
      .slice(5);
    expect(rows.join(' | ')).toBe(
      'Un intervento (€ 900) | € 450 | € 450 | Un ricovero (4 notti, Base) | € 200 | nessun conto | ' +
        'Un ricovero (4 notti, Plus) | € 400 | nessun conto',
    );
  });
});

test('the source of an example names its article, its title and its document', () => {
  const named = { article: 'limits', name: 'Franchigia', text: 'Restano 50 euro.' } as const;
  const words = wordsOf(
    <EventSources
      sources={[...sources, named]}
      documents={[...documents, { productKey: 'bici2go', title: 'Bici' }]}
    />,
  );
  expect(words).toContain('\nPaghiamo il conto.\n');
  expect(words).not.toContain('undefined');
  expect(words.replaceAll('\n', '')).toMatch(
    /Franchigia: Restano 50 euro\.Leggi il documento intero \(PDF\)Condizioni di Bici \(PDF\)$/,
  );
});
