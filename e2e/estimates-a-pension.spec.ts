import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { atEveryWidth, expect, mainStory, test } from './support/story.ts';

const address = '/calcola-la-tua-pensione';

const next = (page: Page) => page.getByRole('button', { name: 'Continua' }).click();
const question = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text);

const answerName = async (page: Page, name = 'Ada') => {
  await question(page, 'Come ti chiami?');
  await page.getByLabel('Nome').fill(name);
  await next(page);
};
const answerLife = async (page: Page, { born = '27031990', began = '2014' } = {}) => {
  await question(page, /Parlaci di te/);
  await page.getByLabel('Data di nascita').pressSequentially(born);
  await page.getByLabel('In che anno hai iniziato a lavorare?').fill(began);
  await next(page);
};
const answerIncome = async (page: Page, income = '30000') => {
  await question(page, 'Quanto guadagni in un anno?');
  await page.getByLabel('Reddito annuo lordo').pressSequentially(income);
  await next(page);
};
const calculate = (page: Page) => page.getByRole('button', { name: 'Calcola la pensione' }).click();

const expectNoAnswerInAddress = (page: Page) =>
  expect(page.url()).toMatch(/\/calcola-la-tua-pensione(\?passo=\w+)?$/);

test(
  'from the home page to the estimate, step by step',
  atEveryWidth,
  async ({ page, checkAccessibility }) => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /pensione/i })
      .first()
      .click();
    await question(page, 'Come ti chiami?');
    await checkAccessibility();
    await answerName(page);

    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '25');
    await checkAccessibility();
    await answerLife(page);
    await expectNoAnswerInAddress(page);

    await checkAccessibility();
    await page.getByLabel('Reddito annuo lordo').pressSequentially('30000');
    await expect(page.getByLabel('Reddito annuo lordo')).toHaveValue('30.000');
    await next(page);

    await question(page, 'Come immagini la tua carriera?');
    // The name of a career does not say how fast it grows; the line below it does.
    await expect(page.getByRole('status').filter({ hasText: 'Nella media' })).toContainText(
      'il reddito cresce dell’1% l’anno',
    );
    await checkAccessibility();
    await calculate(page);

    await question(page, 'Ada, ecco la tua stima');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('€ 1.566,67').first()).toBeVisible();
    await expect(page.getByText(/^2057 tra/)).toBeVisible();
    await expect(page.getByText('67 anni', { exact: true })).toBeVisible();

    const today = page.getByRole('region', { name: 'Con le regole di oggi' });
    await expect(today).toContainText('regole del 2026');
    await expect(today).toContainText('€ 1.927,94');
    await expect(today).toContainText('1º luglio 2057');
    await expect(today).toContainText('67 anni e 3 mesi');
    await today.getByRole('radio', { name: /Artigiano o commerciante/ }).check();
    await expect(today).toContainText('€ 1.475,22');
    // The estimate itself does not change.
    await expect(page.getByText('€ 1.566,67').first()).toBeVisible();

    // Another choice changes another figure, and its chart, at once and without the server.
    const whatIf = page.getByRole('region', { name: 'E se cambiasse qualcosa?' });
    const figure = whatIf.getByRole('status').filter({ hasText: 'circa' });
    await expect(figure).toHaveText('circa € 1.567');
    await expect(whatIf).toContainText('Reddito di oggi (netto)');
    await whatIf.getByRole('slider', { name: 'Quando smetti di lavorare' }).press('End');
    await expect(figure).toHaveText('circa € 1.950');
    await expect(whatIf.getByRole('img', { name: /nel 2060/ })).toBeVisible();
    await whatIf.getByRole('button', { name: 'Aumenta il risparmio' }).click();
    await whatIf.getByRole('button', { name: 'Aumenta il risparmio' }).click();
    await expect(whatIf.getByRole('slider', { name: /Risparmio/ })).toHaveAttribute(
      'aria-valuetext',
      /^€\s100$/,
    );
    await expect(figure).toHaveText('circa € 2.154');
    await expect(whatIf.getByRole('img', { name: /di risparmi accanto/ })).toBeVisible();
    await checkAccessibility();
    await whatIf.getByRole('button', { name: 'Torna alla stima' }).click();
    await expect(figure).toHaveText('circa € 1.567');

    await page.getByText('Le stesse cifre, anno per anno').click();
    await expect(page.getByRole('row', { name: /^2014/ })).toHaveText(/9\.900,00/);
    await checkAccessibility();
    await expectNoAnswerInAddress(page);

    await page.getByRole('link', { name: 'Scopri la pensione integrativa' }).click();
    await expect(page).toHaveURL('/preventivo/pensione-integrativa');
  },
);

test(
  'wrong answers are explained at the field, and the summary takes the focus',
  mainStory,
  async ({ page, checkAccessibility }) => {
    await page.goto(address);
    await next(page);
    const summary = page.getByRole('group', { name: /correggere/ });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Scrivi il tuo nome');
    await checkAccessibility();

    await summary.getByRole('link').click();
    await expect(page.getByLabel('Nome')).toBeFocused();
    await expect(page.getByLabel('Nome')).toHaveAccessibleDescription(/Scrivi il tuo nome/);
    await answerName(page);

    await answerLife(page, { born: '31021990', began: '2010' });
    await expect(summary).toContainText('La data che hai inserito non è corretta');
    // What was typed is still there.
    await expect(page.getByLabel('Data di nascita')).toHaveValue('31/02/1990');
    await checkAccessibility();

    // Beginning long ago is not an error: the tool does not go that far back, and says what does. The line
    // below the field needs no loaded code, so that it cannot appear when the finger is already on its way to
    // the button.
    const codeArrives = Promise.withResolvers<void>();
    await page.route(/\.js$/, (route) => codeArrives.promise.then(() => route.continue()));
    await page.getByLabel('Data di nascita').fill('27/03/1970');
    await page.getByLabel('In che anno hai iniziato a lavorare?').fill('1994');
    await expect(page.getByText('Per te questa stima non sarebbe giusta.')).toBeVisible();
    await next(page);
    codeArrives.resolve();
    await question(page, 'Per te questa stima non sarebbe giusta');
    await expect(summary).toBeHidden();
    await expect(
      page.getByText('Non è possibile calcolare la tua pensione se hai iniziato a lavorare prima del 1995'),
    ).toBeVisible();
    await checkAccessibility();
    await page.getByRole('button', { name: 'Correggi l’anno' }).click();
    await expect(page.getByLabel('In che anno hai iniziato a lavorare?')).toBeFocused();
  },
);

test('a worker who began in 1995 is asked about earlier contributions like one who began in 1996', async ({
  page,
}) => {
  for (const began of ['1995', '1996', '1997']) {
    await page.goto(address);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(address);
    // The end of the previous flow has deleted the cookie with the name.
    await expect(page.getByLabel('Nome')).toHaveValue('');
    await answerName(page);
    await page.getByLabel('Data di nascita').fill('');
    await answerLife(page, { born: '27031975', began });
    await answerIncome(page);
    await calculate(page);
    await question(page, 'Ada, ecco la tua stima');
    await expect(page.getByText(/nel 1996 o dopo/)).toBeVisible();
    await expect(page.getByText(/contributi versati prima del 1996/)).toBeVisible({
      visible: began !== '1997',
    });
  }
});

test('back, forward and reload keep every answer', async ({ page }) => {
  await page.goto(address);
  await answerName(page);
  await answerLife(page);
  await page.getByLabel('Reddito annuo lordo').fill('28.5');

  await page.reload();
  await question(page, 'Quanto guadagni in un anno?');
  await expect(page.getByLabel('Reddito annuo lordo')).toHaveValue('28.5');

  await page.goBack();
  await question(page, /Parlaci di te/);
  await expect(page.getByLabel('Data di nascita')).toHaveValue(examplePerson.typedBirthDate);
  await page.goBack();
  await question(page, 'Come ti chiami?');
  await expect(page.getByLabel('Nome')).toHaveValue('Ada');
  await page.goForward();
  await page.goForward();
  await question(page, 'Quanto guadagni in un anno?');

  await page.getByLabel('Reddito annuo lordo').fill('30.000');
  await next(page);
  await calculate(page);
  await question(page, 'Ada, ecco la tua stima');
  await page.reload();
  await question(page, 'Ada, ecco la tua stima');
  await page.goBack();
  await question(page, 'Come immagini la tua carriera?');
});

test('a desktop has a back button; a phone has its gesture', atEveryWidth, async ({ page, isMobile }) => {
  await page.goto(address);
  const back = page.getByRole('button', { name: 'Indietro' });
  await expect(back).toBeHidden();
  await answerName(page);
  await question(page, /Parlaci di te/);
  if (isMobile) {
    await expect(back).toBeHidden();
    return;
  }
  await back.click();
  await question(page, 'Come ti chiami?');
  await expect(page.getByLabel('Nome')).toHaveValue('Ada');
  await answerName(page);
  await answerLife(page);
  await answerIncome(page);
  // Neither on the first nor on the last question.
  await question(page, 'Come immagini la tua carriera?');
  await expect(back).toBeHidden();
});

test('the back button is shown from 600 px on, and not a pixel below', async ({ page }) => {
  await page.goto(address);
  await answerName(page);
  await question(page, /Parlaci di te/);
  const back = page.getByRole('button', { name: 'Indietro' });
  await page.setViewportSize({ width: 599, height: 844 });
  await expect(back).toBeHidden();
  await page.setViewportSize({ width: 600, height: 844 });
  await expect(back).toBeVisible();
});

test('other questions have name and birth date filled in, and nothing else', async ({ page, context }) => {
  await page.goto(address);
  await answerName(page, 'Niccolò');
  await answerLife(page);
  await answerIncome(page);
  const cookie = (await context.cookies()).find(({ name }) => name === 'riparo_fields');
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
    firstname: 'Niccolò',
    birthDate: examplePerson.birthDate,
    currentStep: 3,
  });

  const later = await context.newPage();
  await later.goto('/preventivo/vita-tcm');
  await expect(later.getByLabel('Nome', { exact: true })).toHaveValue('Niccolò');
  await expect(later.getByLabel('Cognome')).toHaveValue('');
  await later.getByLabel('Cognome').fill(examplePerson.lastName);
  await next(later);
  await expect(later.getByLabel('Data di nascita')).toHaveValue(examplePerson.typedBirthDate);
});

test('recalculating starts over with the answers filled in, and the slider moves by keyboard', async ({
  page,
}) => {
  await page.goto(address);
  await answerName(page);
  await answerLife(page);
  await answerIncome(page);
  await calculate(page);
  await page.getByRole('button', { name: 'Ricalcola' }).click();
  for (const text of ['Come ti chiami?', /Parlaci di te/, 'Quanto guadagni in un anno?']) {
    await question(page, text);
    await next(page);
  }
  const slider = page.getByRole('slider', { name: 'Aspettativa di carriera' });
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Brillante');
  await page.getByRole('button', { name: 'Diminuisci' }).click();
  await expect(slider).toHaveValue('95');
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Statica');
  await calculate(page);
  await question(page, 'Ada, ecco la tua stima');
  await expect(page.getByText('€ 1.566,67')).toBeHidden();
});

test('a server that does not answer costs no answer', async ({ page, expectFailureOf }) => {
  expectFailureOf('/api/v1/pension/estimate');
  await page.goto(address);
  await answerName(page);
  await answerLife(page);
  await answerIncome(page);
  await question(page, 'Come immagini la tua carriera?');
  await page.route('**/api/v1/pension/estimate', (route) => route.abort());
  await calculate(page);
  await question(page, 'Ops qualcosa è andato storto!');
  await expect(page.getByText('Non riusciamo a raggiungere il server')).toBeVisible();

  await page.unroute('**/api/v1/pension/estimate');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await question(page, 'Come immagini la tua carriera?');
  await calculate(page);
  await question(page, 'Ada, ecco la tua stima');
});
