// @vitest-environment happy-dom
import { pet } from '@riparo/domain/buy/products/pet/product.ts';
import type { PurchasableProduct } from '@riparo/domain/buy/products/product.ts';
import { purchaseFirstStep } from '@riparo/domain/buy/purchase/openings.ts';
import type { Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { type ReactElement, type ReactNode, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { wordsOf } from '../../../../test/markup.ts';
import { onPage, settled } from '../../../../test/on-page.ts';
import { BrowserRouter, StaticRouter, useLocation } from '../../../platform/router/router.tsx';
import { keeping } from '../../../platform/wizard/wizard-progress.ts';
import PetPage from './PetPage.tsx';
import PurchasePage from './PurchasePage.tsx';

type Opened = {
  readonly ok: true;
  readonly value: { readonly uuid: string; readonly username: string | null };
};
const server = vi.hoisted(() => ({ openDeal: vi.fn<() => Promise<Opened>>() }));
const rest = vi.hoisted(() => ({
  loadTaxCodeFirstWizard: vi.fn<(of: PurchasableProduct) => Promise<Wizard>>(),
}));
vi.mock('./open-deal.ts', () => server);
vi.mock('@riparo/domain/buy/purchase/wizards.ts', () => rest);

/** A purchase with only its first question. */
const brief = (product: PurchasableProduct): Wizard => {
  const { formId, steps } = purchaseFirstStep(product);
  return { formId, steps: steps.slice(0, 1), loader: { text: 'Un momento…', minimumMs: 0 } };
};
rest.loadTaxCodeFirstWizard.mockImplementation(async (product) => brief(product));

/** Navigating to another page unmounts this one. */
function OnlyHere({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  return pathname === first ? children : null;
}

async function open(page: ReactElement, at: string) {
  history.replaceState(null, '', at);
  const pushed = vi.spyOn(history, 'pushState');
  const opened = await onPage(
    <BrowserRouter>
      <OnlyHere>{page}</OnlyHere>
    </BrowserRouter>,
  );
  await opened.partsArrived();
  return {
    ...opened,
    pushed,
    goes: () => [location.pathname + location.search, (history.state as { state: unknown } | null)?.state],
  };
}

await Promise.all([keeping(), import('../../../platform/wizard/fields/later-kinds.ts')]);
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
});

const atOnce = (address: string) =>
  wordsOf(
    <StaticRouter address={address}>
      <PurchasePage />
    </StaticRouter>,
  );

describe('an address where a product is bought', () => {
  test.each([
    ['/acquisto/mobilita/bici2go', 'Bici2Go'],
    ['/customer/acquisto/mobilita/mimuovo', 'MiMuovo'],
    ['/acquisto/rc-terzi/rc-terzi-10', 'RC Terzi 10'],
  ])('%s asks about its product: %s', (address, title) => {
    expect(atOnce(address)).toContain(title);
  });

  test.each([['/acquisto/mobilita'], ['/acquisto/mobilita/monopattino']])(
    '%s leads to the default mobility product, and shows it meanwhile',
    async (address) => {
      const page = await open(<PurchasePage />, `${address}?utm_source=x`);
      expect(page.goes()).toEqual(['/acquisto/mobilita/mimuovo?utm_source=x', null]);
      expect(page.pushed).not.toHaveBeenCalled();
      expect(atOnce(address)).toContain('MiMuovo');
    },
  );

  test.each([['/acquisto/rc-terzi'], ['/acquisto/rc-terzi/boh']])(
    '%s, which names neither product, leads to their comparison',
    async (address) => {
      const page = await open(<PurchasePage />, address);
      expect(page.goes()).toEqual([
        '/ops',
        { message: expect.stringContaining('Ce ne sono due'), backAddress: '/prodotti/rc-terzi' },
      ]);
      expect(page.pushed).not.toHaveBeenCalled();
    },
  );
});

describe('the questions of a purchase', () => {
  test('the questions name the product, and the first can be answered before the rest has loaded', () => {
    const words = wordsOf(
      <StaticRouter address="/acquisto/pet">
        <PetPage />
      </StaticRouter>,
    );
    expect(words).toMatch(/Sussidio Pet\n \n€ 79,00 all’anno/);
    expect(words).toContain('Un cane');
  });

  test.each([
    ['new customers to proving their mailbox', 'ada', '/confirm-account/ada/deal/abc'],
    ['customers with an account to the summary', null, `${pet.webFlowBaseUrl}abc`],
  ])('the questions lead %s', async (_, username, there) => {
    server.openDeal.mockResolvedValue({ ok: true, value: { uuid: 'abc', username } });
    const page = await open(<PetPage />, '/acquisto/pet');
    page.field('Un cane').focus();
    await page.key('ArrowDown');
    await page.choose('Un gatto');
    await page.press('Continua');
    await settled(() => new Promise((resolve) => setTimeout(resolve)));
    expect(page.goes()[0]).toBe(there);
    expect(server.openDeal).toHaveBeenLastCalledWith(
      'pet',
      expect.objectContaining({ answers: expect.objectContaining({ petType: 'cat' }) }),
    );
  });
});
