import { cents } from '@riparo/domain/money.ts';
import { precontractDocuments } from '@riparo/domain/precontract/documents.ts';
import { precontractText } from '@riparo/domain/precontract/document-texts.ts';
import { findPurchasableProduct } from '@riparo/domain/products/catalogue.ts';
import { pageOfProduct } from '@riparo/domain/products/pages.ts';
import type { ProductPage, PurchasableProduct } from '@riparo/domain/products/product.ts';
import { describePrice, startingPrice } from '@riparo/domain/products/starting-prices.ts';
import { findBuyableProduct } from '@riparo/domain/purchase/buyable-products.ts';
import { findQuotableProduct } from '@riparo/domain/quote/products.ts';
import { expect, test, vi } from 'vitest';
import { mailsTo, newEmail } from '../../test/account-holder.ts';
import { partsOf } from '../../test/after-purchase.ts';
import { buyAndSign } from '../../test/contracts.ts';
import { booksOf, runJobs } from '../../test/deals.ts';
import { testServer } from '../../test/test-server.ts';
import { activatePolicies } from '../policies/activate-policies.ts';

// One more line in the list of everything that is sold, and what its folder would hold.
vi.mock('@riparo/domain/products/every-product.ts', async (original) => {
  const { everyProduct } = await original<{ everyProduct: readonly ProductPage[] }>();
  const { mimuovo, mimuovoPage } = await import('@riparo/domain/products/mimuovo/product.ts');
  const unicycle: PurchasableProduct = {
    ...mimuovo,
    key: 'monoruota',
    title: 'MonoRuota',
    subTitle: 'Responsabilità civile e infortuni su una ruota sola',
    priceCents: cents(39_00),
    webFlowBaseUrl: '/acquisto/mobilita/monoruota/',
    formId: 'Buying Mobility monoruota',
  };
  const page: ProductPage = {
    ...mimuovoPage,
    key: unicycle.key,
    name: unicycle.title,
    line: unicycle.subTitle,
    variants: [unicycle],
    texts: async () => {
      const { page: text, covers } = await mimuovoPage.texts();
      const cover = covers[mimuovo.key];
      return { page: { ...text, key: unicycle.key }, covers: cover ? { [unicycle.key]: cover } : {} };
    },
  };
  return { everyProduct: [...everyProduct, page] };
});

const KEY = 'monoruota';

test('one folder and one line are a product, with its page, price, questions, quote and documents', () => {
  const product = findPurchasableProduct(KEY);
  if (!product) throw new Error('it is not in the catalogue');
  const page = pageOfProduct(KEY);
  expect(page && describePrice(startingPrice(page)).replace('\u00a0', ' ')).toBe('€ 39,00 all’anno');
  expect(findBuyableProduct(KEY)?.wizard.steps).toHaveLength(product.questions.length);
  expect(findQuotableProduct(KEY)?.title).toBe('MonoRuota');
  expect(precontractDocuments(KEY).map(({ path }) => path)).toEqual(
    expect.arrayContaining([expect.stringContaining('/documenti/monoruota/')]),
  );
  for (const { key } of precontractDocuments(KEY)) expect(precontractText(product, key)).not.toBeNull();
});

test('it is bought, signed and active the next day as every other', async () => {
  await using server = await testServer({ now: new Date('2026-11-15T10:00:00Z') });
  const email = newEmail();
  const { uuid } = await buyAndSign(server, KEY, email);
  server.setNow(new Date('2026-11-16T06:00:00Z'));
  await activatePolicies(partsOf(server));
  await runJobs(server);
  const { deal, payments } = await booksOf(server, { uuid });
  expect(deal).toMatchObject({ stage: 'closed_won', productKey: KEY, startsOn: '2026-11-16' });
  expect(payments).toEqual([expect.objectContaining({ amountCents: 39_00 })]);
  const [welcome] = await mailsTo(server, email);
  expect(welcome?.subject).toBe('La copertura è attiva: MonoRuota');
});
