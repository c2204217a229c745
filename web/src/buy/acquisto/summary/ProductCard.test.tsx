import { expect, test } from 'vitest';
import { wordsOf } from '../../../../test/markup.ts';
import type { OpenDeal } from '../deal-place.ts';
import { ProductCard } from './ProductCard.tsx';

const dealOf = (key: string) =>
  ({
    key,
    order: 'pay-first',
    isRenewal: false,
    product: { title: 'MiMuovo', subTitle: 'Per chi si muove', fixedPrice: 120 },
  }) as unknown as OpenDeal;

const cardOf = (key: string) =>
  wordsOf(
    <ProductCard deal={dealOf(key)} renderAction={() => null}>
      {null}
    </ProductCard>,
  );

const RENEWS = 'Tacito rinnovo alla scadenza';
const BY_LAW = 'Per legge la polizza di un monopattino finisce con l’anno (articolo 170-bis';
const NEVER = 'Nessun rinnovo automatico';

test.each([
  ['pet', 'ends', []],
  ['fuori-catalogo', 'ends, as its card says', []],
  ['mimuovo', 'renews', [RENEWS]],
  ['monopattino', 'ends by law, without a renewal', [BY_LAW, NEVER]],
])('the purchase of %s %s after its year', (key, _, expectedTexts) => {
  const words = cardOf(key);
  expect([RENEWS, BY_LAW, NEVER].filter((text) => words.includes(text))).toEqual(expectedTexts);
  expect(words.includes('Rinnovo')).toBe(expectedTexts.length > 0);
});

test('the product card shows title, subtitle and fixed yearly price', () => {
  const words = cardOf('mimuovo').replaceAll('\u00a0', ' ');
  for (const part of ['MiMuovo', 'Per chi si muove', '€ 120,00']) expect(words).toContain(part);
});
