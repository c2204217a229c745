import { SKI_PATH } from '@riparo/domain/buy/products/ski/paths.ts';
import { priceSki } from '@riparo/domain/buy/products/ski/price.ts';
import { defaultSkiChoice } from '@riparo/domain/buy/products/ski/choice.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { markupOf, wordsOf } from '../../../../../test/markup.ts';
import { StaticRouter } from '../../../../platform/router/router.tsx';
import { PolicyFacts } from './Summary.tsx';
import { Price } from './Summary.tsx';
import { Summary } from './Summary.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-04T09:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('the facts of a policy', () => {
  test('the facts of a chosen policy include its days and the purpose of each cover', () => {
    const given = { policyType: 'base', policyDayCount: 3, startDate: '2026-12-08' };
    expect(wordsOf(<PolicyFacts given={given} />).split('\n')).toEqual([
      'Pacchetto',
      'Gold',
      'Assicurati',
      '1 adulto',
      'Durata',
      '3 giorni',
      'dall’08/12/2026 al 10/12/2026',
      'Ripensarci',
      'Dura meno di 30 giorni: dopo il pagamento non si può recedere.',
      'Prezzo',
      ' ',
      '€ 9,00',
      'Che cosa copre',
      'Responsabilità civile',
      ' fino a € 250.000',
      'i danni che causi ad altri sulle piste, alle persone e alle cose',
      'Spese mediche',
      ' € 200',
      'le cure dopo un infortunio sugli sci',
    ]);
  });
});

test.each([
  ['SCONTO15', 'Prezzo senza sconto: \n€ 40,00\n \nPrezzo scontato: \n€ 34,00'],
  [null, '€ 40,00'],
])('a discounted price is shown beside the full one, with the code %s', (code, words) => {
  const season = { ...defaultSkiChoice, policyDuration: 'season' } as const;
  expect(wordsOf(<Price price={priceSki(season, code)} />)).toBe(words);
});

const at = (place: 'side' | 'edge', address: string = SKI_PATH) =>
  markupOf(
    <StaticRouter address={address}>
      <Summary at={place} />
    </StaticRouter>,
  );

describe('the summary of the answers', () => {
  test('the summary is beside the questions, or in a bar that opens', () => {
    expect(at('side')).toContain('<aside');
    expect(at('side')).not.toContain('Apri il riepilogo');
    expect(at('edge')).toContain('Apri il riepilogo');
    expect(at('edge')).not.toContain('<aside');
  });
});
