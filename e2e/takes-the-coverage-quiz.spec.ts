import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { member } from './support/account.ts';
import { mailTo } from './support/mailbox.ts';
import {
  answer,
  before,
  introduce,
  quizQuestions,
  resumeQuizAtEnd,
  someAddress,
} from './support/questionnaire.ts';
import { expect, mainStory, test } from './support/story.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const agree = (page: Page) => page.getByRole('checkbox', { name: /informativa/ }).check();
const send = (page: Page) => page.getByRole('button', { name: 'Mostrami il report' });
const REPORT = 'Ada, ecco quanto sei al riparo';

const finishQuiz = async (page: Page, email: string, lastname?: string) => {
  await resumeQuizAtEnd(page);
  await introduce(page, email, lastname);
  await agree(page);
};

test(
  'a visitor answers, reads the report, and gets it by e-mail',
  mainStory,
  async ({ page, request, checkAccessibility, isMobile }) => {
    // Sixteen screens, each checked: longer than other stories.
    test.slow();
    const email = someAddress();
    await page.goto('/quiz-copertura');
    // The questions are the same on a desktop: there only their end is checked.
    await answer(page, quizQuestions, isMobile ? checkAccessibility : undefined);

    await expect(heading(page)).toHaveText('Di chi è questo report?');
    await send(page).click();
    await expect(page.getByRole('group', { name: /correggere/ })).toContainText('Scrivi il tuo nome');
    await checkAccessibility();
    await introduce(page, email);
    await agree(page);
    await send(page).click();
    await expect(page.getByText('Stiamo elaborando i tuoi dati...')).toBeVisible();

    await expect(heading(page)).toHaveText(REPORT);
    await expect(page).toHaveURL(/\/quiz-copertura\/report\/[\da-f-]{36}$/);
    await expect(page.getByText('Hai detto di sentirti al riparo al 70%')).toBeVisible();
    await expect(page.getByText('34%', { exact: true })).toBeVisible();
    await checkAccessibility();
    await page.getByText('Le stesse cifre in una tabella').click();
    await expect(page.getByRole('row', { name: 'Casa' })).toContainText('100%');
    // A tick is no promise: the page says what a full bar means, and every area leads on.
    await expect(page.getByText('non che ogni danno sia pagato')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Scopri Polizza Vita (area' })).toHaveAttribute(
      'href',
      '/prodotti/vita',
    );
    await expect(page.getByRole('link', { name: 'Leggi la guida (area Casa)' })).toBeVisible();
    await checkAccessibility();

    const mail = await mailTo(request, email, () => true);
    expect(mail.text).toContain(new URL(page.url()).pathname);
  },
);

test('the report is there after a reload, by its link, and as a PDF', async ({ page, context, request }) => {
  await finishQuiz(page, someAddress());
  await send(page).click();
  await expect(heading(page)).toHaveText(REPORT);

  await page.reload();
  await expect(heading(page)).toHaveText(REPORT);
  const elsewhere = await context.newPage();
  await elsewhere.goto(`/customer${new URL(page.url()).pathname}`);
  await expect(heading(elsewhere)).toHaveText(REPORT);

  const pdf = await page.getByRole('link', { name: 'Scarica il report in PDF' }).getAttribute('href');
  const document = await request.get(pdf ?? '');
  expect(document.headers()['content-type']).toBe('application/pdf');
});

test('back from the report leads to the last question; sending again makes no second report', async ({
  page,
}) => {
  await finishQuiz(page, someAddress());
  const sent: string[] = [];
  page.on('request', (each) => each.url().endsWith('/api/public/quizzes') && sent.push(each.url()));
  // Twice, as impatient people do.
  await send(page).dblclick();
  await expect(heading(page)).toHaveText(REPORT);
  expect(sent).toHaveLength(1);
  const first = page.url();

  await page.goBack();
  await expect(heading(page)).toHaveText('Di chi è questo report?');
  await expect(page.getByLabel('Cognome')).toHaveValue(examplePerson.lastName);
  await send(page).click();
  await expect(heading(page)).toHaveText(REPORT);
  expect(page.url()).toBe(first);
});

test('a tenant is never asked about a mortgage, a professional is asked for the profession', async ({
  page,
}) => {
  await page.goto('/customer/quiz-copertura');
  await answer(page, before(quizQuestions, 'job'));
  await page.getByRole('radio', { name: 'Libero professionista' }).click();
  await expect(heading(page)).toHaveText('Qual è la tua professione?');
  await page.getByRole('radio', { name: 'Notaio' }).click();
  await expect(heading(page)).toHaveText('La casa in cui vivi è in affitto o di proprietà?');
  await page.getByRole('radio', { name: 'Affitto' }).click();
  await expect(heading(page)).toHaveText('Quali animali vivono con te?');
  await page.goBack();
  await expect(heading(page)).toHaveText('La casa in cui vivi è in affitto o di proprietà?');
});

test('questions are counted one by one, at most as many as may be asked; the hint about moving on is shown once', async ({
  page,
}) => {
  await page.goto('/quiz-copertura');
  const counts: string[] = [];
  const hints: number[] = [];
  await answer(page, quizQuestions, async () => {
    counts.push((await page.getByText(/^Domanda \d+ di/).textContent()) ?? '');
    const hint = page.getByText('passi automaticamente alla domanda successiva');
    // For screen readers only, it takes no space.
    hints.push((await hint.count()) > 0 ? ((await hint.boundingBox())?.height ?? 0) : 0);
  });
  await expect(page.getByText('Domanda 16 di 16')).toBeVisible();
  // Ada skips only one, the name of a profession: this is known when she gives her job.
  expect(counts).toEqual(
    quizQuestions.map((_, place) => {
      const isKnown = place > quizQuestions.indexOf('job');
      const isSure = place > quizQuestions.indexOf('home');
      return `Domanda ${place + 1} di ${isKnown ? 16 : 17}${isSure ? '' : ' al massimo'}`;
    }),
  );
  expect(hints.filter((height) => height > 1)).toHaveLength(1);
  expect(hints[0]).toBeGreaterThan(1);
});

test('a list that does not load can be requested again, and a reload stays at the same step', async ({
  page,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf('/api/public/checkup_policies');
  const lost = page.getByRole('alert').filter({ hasText: 'Non siamo riusciti a caricare' });
  let isDown = true;
  await page.route('**/api/public/checkup_policies', (route) =>
    isDown ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await page.goto('/quiz-copertura');
  await answer(page, before(quizQuestions, 'policies'));
  await expect(lost).toBeVisible();
  await checkAccessibility();
  await page.reload();
  await expect(heading(page)).toHaveText('Quali polizze possiedi tra queste?');
  await expect(lost).toBeVisible();
  // On arrival the page retries by itself: that has failed too.
  const retry = page.getByRole('button', { name: 'Riprova' });
  await expect(retry).toBeEnabled();

  isDown = false;
  await retry.click();
  await expect(page.getByRole('checkbox', { name: 'RC auto o moto' })).toBeFocused();
  await answer(page, ['policies']);
  await expect(heading(page)).toHaveText('Qual è la tua data di nascita?');

  // A choice counts even while its options are not loaded.
  isDown = true;
  await page.goBack();
  await page.reload();
  await expect(lost).toBeVisible();
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(heading(page)).toHaveText('Qual è la tua data di nascita?');
});

test('an e-mail known under another name is explained, and the answers are kept', async ({
  page,
  request,
  expectFailureOf,
  checkAccessibility,
}) => {
  expectFailureOf('/api/public/quizzes');
  const { email, lastName } = await member(request);
  await finishQuiz(page, email, 'Bianchi');
  await send(page).click();
  await expect(heading(page)).toHaveText('Ops qualcosa è andato storto!');
  const reason = page.getByText('Conosciamo già questo indirizzo e-mail');
  await expect(reason).toBeVisible();
  await checkAccessibility();

  // Reloaded, it is a page to read with the same text; the application's history entries beside it still
  // work.
  await page.reload();
  await expect(reason).toBeVisible();
  await checkAccessibility();
  await page.goBack();
  await expect(page.getByLabel('Cognome')).toHaveValue('Bianchi');
  await page.goForward();
  await expect(reason).toBeVisible();
  await page.reload();
  await expect(reason).toBeVisible();
  await page.getByRole('link', { name: 'Riprova' }).click();
  await expect(page.getByLabel('Cognome')).toHaveValue('Bianchi');
  await page.getByLabel('Cognome').fill(lastName);
  await send(page).click();
  await expect(heading(page)).toHaveText(REPORT);
});

test('a suggestion opens its quote in a new tab, with the person filled in', async ({ page, context }) => {
  const email = someAddress();
  await finishQuiz(page, email);
  await send(page).click();
  await expect(heading(page)).toHaveText(REPORT);

  const link = page.getByRole('link', { name: /Chiedi un preventivo per/ }).first();
  await expect(link).toHaveAttribute('rel', 'noopener');
  const [quote] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(quote.getByLabel('Nome', { exact: true })).toHaveValue('Ada');
  await expect(quote.getByLabel('Cognome')).toHaveValue(examplePerson.lastName);
  expect(quote.url()).not.toContain('Ada');
  await quote.reload();
  await expect(quote.getByLabel('Cognome')).toHaveValue(examplePerson.lastName);
  expect(await quote.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await expect(heading(page)).toHaveText(REPORT);
});

test('an unknown report says so', async ({ page, expectFailureOf, checkAccessibility }) => {
  expectFailureOf('/api/public/checkups/');
  await page.goto(`/quiz-copertura/report/${crypto.randomUUID()}`);
  await expect(heading(page)).toHaveText('Questo report non c’è');
  await checkAccessibility();
  await page.goto('/quiz-copertura/report/qualcosa');
  await expect(heading(page)).toHaveText('Questo report non c’è');
});
