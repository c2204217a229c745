import { hold } from './support/hold.ts';
import { demonstratedNotice, noticeDemonstration } from './support/notice.ts';
import { expectNoLayoutShift, layoutShiftsOf, visitRecordingShifts } from './support/stillness.ts';
import { atEveryWidth, expect, mainStory, test, withMotions } from './support/story.ts';

test.use(withMotions);

const scripts = '**/assets/*.js';

const publicPages = {
  'what begins here': [
    '/',
    '/calcola-la-tua-pensione',
    '/preventivo/generico',
    '/preventivo/pensione-integrativa',
  ],
  'what the law asks for': ['/privacy', '/cookie', '/termini', '/reclami', '/accessibilita', '/trasparenza'],
  'what only tells how something went': [
    '/ops',
    '/preventivo/ops/non-trovato/-',
    '/preventivo/ops/non-disponibile/none',
    '/quiz-copertura/success',
  ],
  'what leads to an account': [
    '/login',
    '/register-account',
    '/register-account/acquisto/pet',
    '/confirm-account/ada@example.it',
    '/confirm-account/ada@example.it/unconfirmed',
    '/resend-confirmation-code/ada@example.it',
    '/forgot-password',
    '/password-reset/ada@example.it',
  ],
};

for (const [pages, addresses] of Object.entries(publicPages)) {
  test(
    `${pages} shifts nothing while it hydrates, and is accessible`,
    atEveryWidth,
    async ({ page, checkAccessibility }) => {
      await visitRecordingShifts(page);
      for (const address of addresses) {
        await test.step(address, async () => {
          await expectNoLayoutShift(page, address);
          await checkAccessibility();
        });
      }
    },
  );
}

const readPages = [
  ...publicPages['what the law asks for'],
  ...publicPages['what only tells how something went'],
  '/',
  '/prodotti',
  '/prodotti/ski',
  '/guide',
  '/guide/sci',
];

test(
  'a page to read shifts nothing, however late the styles below the fold come',
  mainStory,
  async ({ page }) => {
    await visitRecordingShifts(page);
    for (const address of readPages)
      await test.step(address, async () => {
        await page.unrouteAll();
        const letStylesThrough = await hold(page, '**/assets/*.css');
        await page.goto(address, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        letStylesThrough();
        await page.waitForLoadState('networkidle');
        expect(await layoutShiftsOf(page)).toBe('none');
      });
  },
);

test('a loading complaint shifts nothing, however late its code and its answer come', async ({
  page,
  expectFailureOf,
}) => {
  expectFailureOf('/api/v1/complaints/-');
  await visitRecordingShifts(page);
  const letCodeThrough = await hold(page, scripts);
  const answer = await hold(page, '**/api/v1/complaints/**');
  await page.goto('/reclami/seguito/-', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  letCodeThrough();
  await expect(page.getByRole('heading', { name: 'Il tuo reclamo' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Questo link non porta da nessuna parte' })).toBeVisible();
  expect(await layoutShiftsOf(page)).toBe('none');
});

test('an invalid resume link is reported without a layout shift', async ({ page, expectFailureOf }) => {
  expectFailureOf('/api/public/carried-answers/open');
  await visitRecordingShifts(page);
  const answer = await hold(page, '**/api/public/carried-answers/open');
  await page.goto('/riprendi');
  await expect(page.getByRole('heading', { name: 'Riprendiamo da dove eri' })).toBeVisible();
  answer();
  await expect(page.getByRole('heading', { name: 'Questo link non vale più' })).toBeVisible();
  expect(await layoutShiftsOf(page)).toBe('none');
});

test('the first question is in the first paint; the next ones are loaded', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { motionsSeen: seen });
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.querySelector('h1')) seen.push(target.className);
    });
  });
  const motionsSeen = () => page.evaluate(() => (window as unknown as { motionsSeen: string[] }).motionsSeen);
  for (const address of ['/calcola-la-tua-pensione', '/acquisto/pet', '/preventivo/vita-tcm']) {
    await page.goto(address);
    await expect(page.locator('main form button[type=submit]')).toBeEnabled();
    expect(await motionsSeen(), address).toEqual([]);
  }
  await page.goto('/acquisto/pet');
  await page.getByLabel('Un cane').check();
  await expect(page).toHaveURL(/passo=2/);
  await expect.poll(motionsSeen).toHaveLength(1);
});

for (const address of ['/reclami/nuovo', '/register-account', '/acquisto/pet', '/login', '/checkup'])
  test(`no field of ${address} is replaced while its code loads`, async ({ page }) => {
    const letCodeThrough = await hold(page, scripts);
    await page.goto(address, { waitUntil: 'commit' });
    const fields = page.locator('main :is(input:not([type=hidden]), textarea, select)');
    await expect(fields.first()).toBeVisible();
    await fields.evaluateAll((found) => found.forEach((field) => field.setAttribute('data-sent', '')));
    const sent = await page.locator('[data-sent]').count();
    letCodeThrough();
    await expect(page.locator('main form button[type=submit]')).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-sent]')).toHaveCount(sent);
  });

test('what is chosen or ticked before the code arrives stays chosen', async ({ page }) => {
  const open = async (address: string) => {
    await page.unrouteAll();
    const letCodeThrough = await hold(page, scripts);
    await page.goto(address, { waitUntil: 'commit' });
    return letCodeThrough;
  };

  const petCode = await open('/acquisto/pet');
  await page.getByLabel('Un gatto').check();
  petCode();
  // A choice alone on its step moves on by itself, also one made early.
  await expect(page).toHaveURL(/passo=2/);
  await page.goBack();
  await expect(page.getByLabel('Un gatto')).toBeChecked();

  const complaintCode = await open('/reclami/nuovo');
  await page.getByLabel('Che cosa è successo, e quando?').fill('Il rimborso non arriva.');
  await page.getByLabel('Recesso e rimborsi').check();
  complaintCode();
  await expect(page.locator('main form button[type=submit]')).toBeEnabled();
  await page.getByRole('button', { name: 'Manda il reclamo' }).click();
  await expect(page.getByText(/Ci sono \d cose da correggere/)).toBeVisible();
  await expect(page.getByLabel('Che cosa è successo, e quando?')).toHaveValue('Il rimborso non arriva.');
  await expect(page.getByLabel('Recesso e rimborsi')).toBeChecked();
});

test('a wizard resumed by a reload shifts nothing either', mainStory, async ({ page }) => {
  await page.goto('/calcola-la-tua-pensione');
  await page.getByLabel('Nome').fill('Ada');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page).toHaveURL(/passo=2/);
  // The HTML of a resumed step contains no first question that would disappear.
  const html = await (await page.request.get(page.url())).text();
  expect(html).not.toContain('Come ti chiami?');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Parlaci di te/);
});

test('what is typed before hydration stays, and cannot be submitted into the address', async ({ page }) => {
  const letScriptsThrough = await hold(page, scripts);
  await page.goto('/calcola-la-tua-pensione', { waitUntil: 'commit' });
  await page.getByLabel('Nome').fill('Ada');
  await expect(page.getByRole('button', { name: 'Continua' })).toBeDisabled();
  await page.getByLabel('Nome').press('Enter');
  expect(new URL(page.url()).search).toBe('');

  letScriptsThrough();
  await expect(page.getByRole('button', { name: 'Continua' })).toBeEnabled();
  await expect(page.getByLabel('Nome')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Piacere, Ada! Parlaci di te');
});

test('unknown addresses lead to the home page, which says so first, and once', async ({
  page,
  checkAccessibility,
  expectFailureOf,
}) => {
  expectFailureOf('/non-esiste');
  await page.goto('/non-esiste/proprio');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const message = page.getByText('Questa pagina non c’è.');
  await expect(message).toBeVisible();
  await expect(page.getByText('«/non-esiste/proprio»')).toBeVisible();
  await checkAccessibility();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(message).toHaveCount(0);
});

test(
  'the failure page explains, leads back and offers contacts',
  mainStory,
  async ({ page, checkAccessibility }) => {
    await page.goto('/ops/2c5ea4c0-4067-11e9-8bad-9b1deb4d3b7d');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ops qualcosa è andato storto!');
    await expect(
      page.getByText(
        "Tranquillo siamo già al lavoro per risolvere il problema, torneremo operativi in un batter d'occhio!",
      ),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /assistenza@/ }).first()).toBeVisible();
    await checkAccessibility();
    await page.getByRole('link', { name: /home/i }).first().click();
    await expect(page).toHaveURL('/');
  },
);

test('a notice is at the bottom right of the screen', atEveryWidth, async ({ page, viewport }) => {
  const show = await noticeDemonstration(page);
  await show.click();
  const corner = page.getByRole('region', { name: 'Avvisi' });
  await expect(demonstratedNotice(page)).toBeVisible();
  const { width = 0, height = 0 } = viewport ?? {};
  const card = await corner.boundingBox();
  if (!card) throw new Error('the notice has no place on the screen');
  expect({ right: width - card.x - card.width, bottom: height - card.y - card.height }).toEqual({
    right: 16,
    bottom: 16,
  });
});

test('a notice stays twenty seconds, waits while it is read, and can be closed', async ({
  page,
  checkAccessibility,
}) => {
  const show = await noticeDemonstration(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await show.click();
  const notice = demonstratedNotice(page);
  await expect(notice).toBeVisible();
  await page.clock.runFor(19_000);
  await expect(notice).toBeVisible();
  await notice.hover();
  await page.clock.runFor(30_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(2_000);
  await expect(notice).toBeHidden();

  await show.click();
  await page.clock.resume();
  await checkAccessibility();
  await page.getByRole('button', { name: /Chiudi/ }).click();
  await expect(notice).toBeHidden();
});

test(
  'everything on the home page can be reached by keyboard, beginning with the skip link',
  atEveryWidth,
  async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(inMain).toBe(true);
  },
);

test('the API documents itself', async ({ page, checkAccessibility }) => {
  await page.goto('/api/docs');
  await expect(page.getByText('/api/v1/pension/estimate').first()).toBeVisible();
  await checkAccessibility();
});

test('a truncated address is explained calmly, and leads to the home page', async ({
  page,
  checkAccessibility,
  expectFailureOf,
}) => {
  expectFailureOf('%E0%A4%A');
  await page.goto('/confirm-account/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questo indirizzo non è valido');
  await checkAccessibility();
  await page.getByRole('link', { name: 'Torna alla home' }).click();
  await expect(page).toHaveURL('/');
});

test('a security researcher finds where to report a vulnerability', async ({ page, checkAccessibility }) => {
  await page.goto('/segnala-una-vulnerabilita');
  await expect(page.getByRole('link', { name: /^sicurezza@/ }).first()).toBeVisible();
  await checkAccessibility();
});

test('no text becomes code on a page, whoever writes it there', async ({ page, expectFailureOf }) => {
  expectFailureOf('Trusted');
  await page.goto('/', { waitUntil: 'networkidle' });
  const allowed = await page.evaluate(() => {
    const element = document.createElement('div');
    const { trustedTypes } = window as Window & {
      trustedTypes?: { createPolicy(name: string, maker: object): unknown };
    };
    const attempts: Record<string, () => unknown> = {
      markup: () => (element.innerHTML = '<img src="x">'),
      'markup beside it': () => element.insertAdjacentHTML('beforeend', '<b>x</b>'),
      'a script': () => (document.createElement('script').text = 'go()'),
      'a script from elsewhere': () => (document.createElement('script').src = 'https://evil.example/x.js'),
      'a way of one’s own': () => trustedTypes?.createPolicy('mine', { createHTML: String }),
      'our way, taken over': () => trustedTypes?.createPolicy('kept-footer', { createHTML: String }),
    };
    const worked: string[] = [];
    for (const [what, attempt] of Object.entries(attempts)) {
      try {
        attempt();
        worked.push(what);
      } catch {
        // Refused, as it should be.
      }
    }
    return worked;
  });
  expect(allowed).toEqual([]);
});

test('a page altered on its way is rendered again, with its footer', async ({ page, expectFailureOf }) => {
  // React's error number for it.
  expectFailureOf('418');
  await page.route('/forgot-password', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replace('<footer', '<p>Cambiato</p><footer') });
  });
  await page.goto('/forgot-password');
  await expect(page.getByText('Cambiato')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('contentinfo').getByRole('link')).not.toHaveCount(0);
});

test('a page whose code does not arrive says so, and works when it can', async ({
  page,
  context,
  expectFailureOf,
}) => {
  expectFailureOf('ERR_INTERNET_DISCONNECTED');
  expectFailureOf('/assets/');
  await page.goto('/forgot-password', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Calcola la tua pensione' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ops qualcosa è andato storto!');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page).toHaveURL('/calcola-la-tua-pensione');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Ops/);
});
