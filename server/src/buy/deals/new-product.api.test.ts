import { cents } from '@riparo/domain/platform/values/money.ts';
import type { ProductPage, PurchasableProduct } from '@riparo/domain/buy/products/product.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// What `CONTRIBUTING.md` says of a new product: a folder, and a line in the list of all products. The test
// adds a line with what the folder would contain, and changes nothing else.

const KEY = 'monoruota';

const list = '@riparo/domain/buy/products/every-product.ts';

const withTheProduct = async () => {
  vi.resetModules();
  vi.doMock(list, async (original) => {
    const { everyProduct } = await original<{ everyProduct: readonly ProductPage[] }>();
    const { mimuovo } = await import('@riparo/domain/buy/products/mimuovo/product.ts');
    const { mimuovoPage } = await import('@riparo/domain/buy/products/mimuovo/listing.ts');
    const unicycle: PurchasableProduct = {
      ...mimuovo,
      key: KEY,
      title: 'MonoRuota',
      subTitle: 'Responsabilità civile e infortuni su una ruota sola',
      priceCents: cents(39_00),
      webFlowBaseUrl: '/acquisto/mobilita/monoruota/',
      formId: 'Buying Mobility monoruota',
    };
    const page: ProductPage = {
      ...mimuovoPage,
      key: KEY,
      name: unicycle.title,
      line: unicycle.subTitle,
      variants: [unicycle],
      suitability: async () => {
        const answerPage = await mimuovoPage.suitability?.();
        return { suitability: { [KEY]: answerPage?.suitability[mimuovo.key] ?? [] } };
      },
      texts: async () => {
        const { page: text, covers } = await mimuovoPage.texts();
        const cover = covers[mimuovo.key];
        return { page: { ...text, key: KEY }, covers: cover ? { [KEY]: cover } : {} };
      },
    };
    return { everyProduct: [...everyProduct, page] };
  });
  return {
    ...(await import('@riparo/domain/buy/precontract/document-texts.ts')),
    ...(await import('@riparo/domain/buy/precontract/documents.ts')),
    ...(await import('@riparo/domain/buy/products/catalogue.ts')),
    ...(await import('@riparo/domain/buy/products/pages.ts')),
    ...(await import('@riparo/domain/buy/products/starting-prices.ts')),
    ...(await import('@riparo/domain/buy/purchase/buyable-products.ts')),
    ...(await import('@riparo/domain/understand/quote/products.ts')),
    ...(await import('@riparo/domain/buy/products/suitability/questions.ts')),
    ...(await import('../../../test/account-holder.ts')),
    ...(await import('../../../test/after-purchase.ts')),
    ...(await import('../../../test/contracts.ts')),
    ...(await import('../../../test/deals.ts')),
    ...(await import('../../../test/test-server.ts')),
    ...(await import('../policies/activate-policies.ts')),
  };
};

let site: Awaited<ReturnType<typeof withTheProduct>>;

beforeAll(async () => {
  site = await withTheProduct();
});

afterAll(() => {
  vi.doUnmock(list);
  vi.resetModules();
});

test('one folder and one line make a product, with its page, price, questions, quote and documents', () => {
  const product = site.findPurchasableProduct(KEY);
  if (!product) throw new Error('it is not in the catalogue');
  const page = site.pageOfProduct(KEY);
  expect(page && site.describePrice(site.startingPrice(page)).replace('\u00a0', ' ')).toBe(
    '€ 39,00 all’anno',
  );
  expect(site.findBuyableProduct(KEY)?.wizard.steps).toHaveLength(product.questions.length);
  expect(site.suitabilityQuestions(KEY).length).toBeGreaterThan(1);
  expect(site.findQuotableProduct(KEY)?.title).toBe('MonoRuota');
  for (const { key, path } of site.precontractDocuments(KEY)) {
    expect(path).toContain('/documenti/monoruota/');
    expect(site.precontractText(product, key)).not.toBeNull();
  }
});

test('the new product is bought, signed and active the next day like every other', async () => {
  await using server = await site.testServer({ now: new Date('2026-11-15T10:00:00Z') });
  const email = site.newEmail();
  const { uuid } = await site.buyAndSign(server, KEY, email);
  server.setNow(new Date('2026-11-16T06:00:00Z'));
  await site.activatePolicies(server.parts);
  await site.runJobs(server);
  const { deal, payments } = await site.booksOf(server, { uuid });
  expect(deal).toMatchObject({ stage: 'closed_won', productKey: KEY, startsOn: '2026-11-16' });
  expect(payments).toEqual([expect.objectContaining({ amountCents: 39_00 })]);
  const [welcome] = await site.mailsTo(server, email);
  expect(welcome?.subject).toBe('La copertura è attiva: MonoRuota');
});
