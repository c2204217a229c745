import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import type { paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import type { purchaseProgressCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import type { Page } from '@playwright/test';
import { heading, memberSignedIn } from './support/account.ts';
import { hold } from './support/hold.ts';
import { openDealByApi, someBuyer } from './support/purchase.ts';
import { layoutShiftsOf, visitRecordingShifts } from './support/stillness.ts';
import { expect, mainStory, test, withMotions } from './support/story.ts';

test.use(withMotions);

const scripts = '**/assets/*.js';
const nobody = '00000000-0000-4000-8000-000000000000';

/** Whether the code with these words has loaded. */
function hasLoadedCodeWith(page: Page, words: string): () => boolean {
  let isHere = false;
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const code = await response.text().catch(() => '');
    isHere ||= code.includes(words);
  });
  return () => isHere;
}

for (const by of ['a finger', 'arrow keys'] as const)
  test(`an answer chosen by ${by} before any code has loaded moves on once it has, unless arrow keys are used`, async ({
    page,
  }) => {
    await page.clock.install();
    const release = await hold(page, scripts);
    await page.goto('/acquisto/pet', { waitUntil: 'commit' });
    const cat = page.getByRole('radio', { name: 'Un gatto' });
    if (by === 'a finger') await cat.click();
    else {
      await page.getByRole('radio', { name: 'Un cane' }).focus();
      await page.keyboard.press('ArrowDown');
    }
    await expect(cat).toBeChecked();
    release();
    await expect(page.getByRole('button', { name: 'Continua' })).toBeEnabled();
    await page.clock.runFor(1000);
    await expect(heading(page)).toHaveText(by === 'a finger' ? 'Chi sei?' : 'Chi vuoi proteggere?');
  });

const openings = {
  '/quiz-copertura/report/qualcuno': [/^Quanto sei al riparo/, 'non una consulenza'],
  [`/acquisto/mobilita/mimuovo/${nobody}/cancel`]: [/riepilogo/, 'Controlla i dati e leggi i documenti'],
  [`/acquisto/mobilita/mimuovo/${nobody}/success`]: [
    'Stiamo verificando il pagamento',
    'Se hai pagato non serve rifarlo',
  ],
  [`/acquisto/rc-terzi/rc-terzi-10/${nobody}/success`]: ['La tua polizza RC Terzi', 'Prima si firma'],
  '/firma/qualcuno': ['Leggi e firma', 'Leggi con calma i documenti'],
  '/richiesta/qualcuno': ['La tua chiamata', 'Finché non ti abbiamo chiamato'],
  '/conferma-consensi/qualcuno': ['Ci serve la tua conferma', 'vale solo se lo confermi tu'],
  '/reclami/seguito/qualcuno': ['Il tuo reclamo', 'chi risponde ed entro quando'],
  '/sinistri/qualcuno': ['Il tuo sinistro', 'a che punto è, che cosa serve'],
  '/riprendi': ['Riprendiamo da dove eri', 'vai avanti dalla domanda a cui eri'],
} as const;

test('what does not depend on the answer can be read before any code has loaded', async ({ page }) => {
  await page.route(scripts, () => undefined);
  await page.route('**/api/**', () => undefined);
  for (const [address, [title, lead]] of Object.entries(openings))
    await test.step(address, async () => {
      await page.goto(address, { waitUntil: 'commit' });
      const mainRegion = page.getByRole('main');
      await expect(mainRegion.getByRole('heading', { level: 1, name: title })).toBeInViewport({ ratio: 1 });
      await expect(mainRegion.getByText(lead)).toBeInViewport({ ratio: 1 });
      // Nothing was checked yet.
      await expect(mainRegion).not.toContainText(/andato a buon fine|abbiamo ricevuto il pagamento/i);
    });
});

test(
  'an invalid link is reported without a layout shift, however late that is known',
  mainStory,
  async ({ page, expectFailureOf }) => {
    expectFailureOf('/qualcuno');
    await visitRecordingShifts(page);
    for (const address of [
      '/quiz-copertura/report/qualcuno',
      '/firma/qualcuno',
      '/richiesta/qualcuno',
      '/conferma-consensi/qualcuno',
      '/reclami/seguito/qualcuno',
      '/sinistri/qualcuno',
    ])
      await test.step(address, async () => {
        const release = await hold(page, '**/api/**/qualcuno');
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expect(heading(page)).toBeVisible();
        release();
        await expect(heading(page)).toHaveText(/non porta da nessuna parte|non c’è/);
        expect(await layoutShiftsOf(page)).toBe('none');
        await page.unrouteAll();
      });
  },
);

type Payment = AnswerOf<typeof paymentStateCall>;
type Progress = AnswerOf<typeof purchaseProgressCall>;

const paid: Payment = {
  state: 'paid',
  product: { key: 'bici2go', title: 'Bici2Go', webFlowBaseUrl: '/acquisto/mobilita/bici2go/' },
  order: 'pay-first',
  isRenewal: false,
  priceCents: 3900,
  refund: null,
  startsOn: null,
  endsOn: null,
};
const toSign: Progress['data'] = {
  order: 'pay-first',
  isRenewal: false,
  isPaid: true,
  signing: 'to-sign',
  startsOn: null,
  endsOn: null,
  next: null,
};

test('what follows a payment is prefetched while the payment is checked, and shifts nothing', async ({
  page,
}) => {
  await visitRecordingShifts(page);
  await page.route('**/api/v1/deal/uuid/*/progress', (route) => route.fulfill({ json: { data: toSign } }));
  await page.route('**/api/v1/payment/deal/*', (route) => route.fulfill({ json: paid }));
  const release = await hold(page, '**/api/v1/payment/deal/*');
  const isNextHere = hasLoadedCodeWith(page, 'Da questo browser non li mostriamo');
  await page.goto(`/acquisto/mobilita/bici2go/${nobody}/success`, { waitUntil: 'commit' });
  await expect.poll(isNextHere).toBe(true);
  await expect(heading(page)).toHaveText('Stiamo verificando il pagamento');
  release();
  await expect(heading(page)).toHaveText('Il tuo acquisto è andato a buon fine');
  await expect(page.getByRole('heading', { name: 'I documenti sono pronti da firmare' })).toBeVisible();
  expect(await layoutShiftsOf(page)).toBe('none');
});

/** The server's possible answers after a payment, and what the page then says. */
const turns: Readonly<Record<string, Progress['data']>> = {
  'I documenti sono pronti da firmare': toSign,
  'Manca solo la tua firma': { ...toSign, next: { step: 'sign', path: '/firma/qualcuno' } },
  'Non si può più firmare': { ...toSign, signing: 'closed' },
  'La copertura è attiva': { ...toSign, signing: 'signed', startsOn: '2026-09-30', endsOn: '2099-09-29' },
};

test(
  'the purchase stays in place, whatever there is to do next',
  mainStory,
  async ({ page, viewport, expectFailureOf }) => {
    expectFailureOf('/qualcuno');
    await page.route('**/api/v1/payment/deal/*', (route) => route.fulfill({ json: paid }));
    const bought = page.getByRole('heading', { name: 'Bici2Go' });
    const placeOfBought = async () => (await bought.boundingBox())?.y;
    const widths = viewport && viewport.width < 600 ? [360, 390] : [600, 1280];
    for (const width of widths)
      for (const [title, data] of Object.entries(turns))
        await test.step(`${title}, ${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 });
          await page.route('**/api/v1/deal/uuid/*/progress', (route) => route.fulfill({ json: { data } }));
          const release = await hold(page, '**/api/v1/deal/uuid/*/progress');
          await page.goto(`/acquisto/mobilita/bici2go/${nobody}/success`);
          await expect(page.getByRole('heading', { name: 'Prepariamo i tuoi documenti' })).toBeVisible();
          const before = await placeOfBought();
          release();
          await expect(page.getByRole('heading', { name: title })).toBeVisible();
          expect(await placeOfBought()).toBe(before);
        });
  },
);

test('the welcome to the personal area does not change while its content loads', async ({
  page,
  request,
}) => {
  const person = await memberSignedIn(page, request);
  await openDealByApi(request, 'bici2go', { ...someBuyer(), email: person.email });
  await expect(heading(page)).toHaveText(`Ti diamo il benvenuto, ${person.firstName}`);
  const release = await hold(page, '**/api/v1/deals');
  await page.goto('/customer', { waitUntil: 'commit' });
  await expect(heading(page)).toContainText(person.firstName);
  await heading(page).evaluate((element) => element.setAttribute('data-first', ''));
  release();
  await expect(page.getByRole('region', { name: 'Le tue coperture' })).toBeVisible();
  await expect(heading(page)).toHaveAttribute('data-first');
});

test('what there is to do can be read before the remaining code has loaded', async ({ page, request }) => {
  const person = await memberSignedIn(page, request);
  await openDealByApi(request, 'bici2go', { ...someBuyer(), email: person.email });
  await page.goto('/login');
  // A signed-in customer is redirected: the next address must not collide with that.
  await page.waitForURL((url) => url.pathname !== '/login');
  const rest = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Le tue coperture')) await rest.promise;
    await route.fulfill({ response });
  });
  await page.goto('/customer');
  await expect(page.getByRole('region', { name: 'Da fare' }).getByRole('link')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Le tue coperture' })).toHaveCount(0);
  rest.resolve();
  await expect(page.getByRole('region', { name: 'Le tue coperture' })).toBeVisible();
  // Prefetched files may still be loading.
  await page.unrouteAll({ behavior: 'wait' });
});
