import { expect, test } from 'vitest';
import { partners } from '../../platform/brand/partners.ts';
import { soldProducts } from '../products/catalogue.ts';
import { providerName } from '../products/terms/provider.ts';
import { brokerDisclosure } from './document-texts.ts';

test.each(soldProducts)('the broker’s disclosure names the provider of $title and its kind', (product) => {
  const text = JSON.stringify(brokerDisclosure(product));
  const isInsurance = product.provider === 'insurer';
  expect(providerName(product)).toBe(isInsurance ? partners.insurer : partners.mutualSociety);
  expect(text).toContain(
    `«${product.title}» è un ${isInsurance ? 'prodotto' : 'sussidio'} di ${providerName(product)}`,
  );
  expect(text.includes('Non è un’assicurazione')).toBe(!isInsurance);
});
