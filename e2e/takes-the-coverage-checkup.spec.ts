import type { Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { mailTo } from './support/mailbox.ts';
import { answer, checkupQuestions, introduce, questionOf, someAddress } from './support/questionnaire.ts';
import { expect, test } from './support/story.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const send = (page: Page) => page.getByRole('button', { name: 'Inviami il report' });

test('a visitor answers and learns where the report is sent; it arrives', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const email = someAddress();
  await page.goto('/checkup');
  // The same screens as in the quiz, in another order: they are checked there.
  await answer(page, checkupQuestions);

  await expect(heading(page)).toHaveText('A chi mandiamo il report?');
  await checkAccessibility();
  await introduce(page, email);
  await page.getByRole('textbox', { name: 'Telefono' }).pressSequentially('3331234567');
  await page.getByLabel('Chi ti ha parlato di noi?').fill('Un’amica');
  await page.getByRole('checkbox', { name: /informativa/ }).check();
  await send(page).click();
  await expect(page.getByRole('group', { name: /correggere/ })).toContainText('analisi delle tue risposte');
  await page.getByRole('checkbox', { name: /analizzate/ }).check();
  await send(page).dblclick();

  await expect(heading(page)).toHaveText('Grazie! Il tuo report è in viaggio');
  await expect(page).toHaveURL('/quiz-copertura/success');
  await expect(page.getByText(email)).toBeVisible();
  await checkAccessibility();

  const mail = await mailTo(request, email, () => true);
  const report = /\/quiz-copertura\/report\/[\da-f-]{36}/.exec(mail.text)?.[0];
  await page.goto(report ?? '/');
  await expect(heading(page)).toHaveText('Ada, ecco quanto sei al riparo');
  await checkAccessibility();
});

test('a wrong address is corrected from the thank-you page, as fast as possible', async ({ page }) => {
  // Without animations nothing delays a click: it comes before all fields of the step are there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/checkup');
  await answer(page, checkupQuestions);
  const wrong = someAddress();
  await introduce(page, wrong);
  await page.getByRole('checkbox', { name: /informativa/ }).check();
  await page.getByRole('checkbox', { name: /analizzate/ }).check();
  await send(page).click();
  await expect(heading(page)).toHaveText('Grazie! Il tuo report è in viaggio');
  await expect(page.getByText(wrong)).toBeVisible();
  await page.reload();
  await expect(page.getByText(wrong)).toBeVisible();

  const right = someAddress();
  await page.getByRole('link', { name: 'torna al checkup' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(right);
  await send(page).click();
  await expect(page.getByText(right)).toBeVisible();
});

test('the whole checkup works with the keyboard alone', async ({ page }) => {
  const email = someAddress();
  const { keyboard } = page;
  const type = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const on = async (question: Parameters<typeof questionOf>[0]) => {
    await expect(heading(page).and(page.locator(':focus'))).toHaveText(questionOf(question));
    // A visitor cannot reach for a box that is not shown yet.
    await expect(page.locator('[data-arriving]')).toHaveCount(0);
  };
  const fill = async (label: string, text: string) => {
    await type('Tab');
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await keyboard.type(text);
  };
  await page.goto('/checkup');
  await page.getByRole('radio', { name: 'Sì' }).focus();
  // Arrows only move; the space bar chooses and continues.
  await type('ArrowDown', 'Space');
  await on('policies');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await type('Tab', 'Tab', 'Space', 'Enter');
  await on('worries');
  await type('Tab', 'Space', 'Enter');
  await on('birthDate');
  await fill('Data di nascita', '27031984');
  await type('Enter');
  await on('family');
  await type('Tab', 'ArrowDown', 'Space');
  await on('children');
  await type('Tab', 'Space');
  await on('income');
  await type('Tab', 'Space');
  await on('home');
  await type('Tab', 'Space');
  await on('pets');
  await type('Tab', 'Space', 'Enter');
  await on('sports');
  await type('Tab', 'Space', 'Enter');
  await on('vehicles');
  await type('Tab', 'Space', 'Enter');
  await on('travels');
  await type('Tab', 'ArrowDown', 'Space');
  await on('feeling');
  while (!(await page.getByRole('slider').and(page.locator(':focus')).count())) await type('Tab');
  await type('ArrowRight', 'ArrowRight', 'Tab', 'Enter');
  await expect(heading(page).and(page.locator(':focus'))).toHaveText('A chi mandiamo il report?');
  await fill('Nome', 'Ada');
  await fill('Cognome', examplePerson.lastName);
  await fill('E-mail', email);
  await type('Tab', 'Tab', 'Tab', 'Space', 'Tab', 'Tab', 'Space', 'Enter');
  await expect(heading(page)).toHaveText('Grazie! Il tuo report è in viaggio');
  await expect(page.getByText(email)).toBeVisible();
});
