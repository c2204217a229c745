import type { Page } from '@playwright/test';
import { heading, memberSignedIn, press } from './support/account.ts';
import { leaveContacts, lifeQuoteByApi } from './support/life-quote.ts';
import { askForEverything } from './support/own-requests.ts';
import { linkIn } from './support/signature.ts';
import { expect, mainStory, test } from './support/story.ts';

const PROMISED = /^Ti chiamiamo .*entro le \d{1,2}:\d{2}$/;
const APPOINTED = /^Ti chiamiamo .+ alle \d{1,2}:\d{2}$/;

/** Another day than today, so that its slots are still to come when they are sent. */
const chooseTime = async (page: Page, day: number) => {
  await page.getByRole('group', { name: 'Il giorno' }).getByRole('radio').nth(day).check();
  await page.getByRole('group', { name: 'L’ora' }).getByRole('radio').last().check();
};

test(
  'a visitor who asked for a call sees when it comes, chooses another time, and then cancels it',
  mainStory,
  async ({ page, request, checkAccessibility, isMobile }) => {
    const uuid = await lifeQuoteByApi(request);
    const email = `ada.${crypto.randomUUID()}@example.it`;
    await page.goto(`/preventivo/contattatemi/${uuid}`);
    await leaveContacts(page, email);
    await press(page, 'Chiamatemi');
    await expect(heading(page)).toHaveText('Tieni libero il telefono');
    await expect(page.getByText(PROMISED)).toBeVisible();
    await checkAccessibility();
    await page.reload();
    await expect(page.getByText(PROMISED)).toBeVisible();

    const mailed = await linkIn(request, email, /^Tieni libero/, 'richiesta');
    const way = page.getByRole('link', { name: 'Cambia orario, o dicci che non serve più' });
    expect(mailed).toContain(await way.getAttribute('href'));
    await page.goto(mailed);
    await expect(heading(page)).toHaveText('La tua chiamata');
    await expect(page.getByText(PROMISED)).toBeVisible();
    await expect(page.getByText('•••-••••567')).toBeVisible();
    await checkAccessibility();

    await press(page, 'Cambia orario');
    await expect(page.getByRole('heading', { name: 'Quando ti chiamiamo?' })).toBeFocused();
    await press(page, 'Sposta la chiamata');
    await expect(page.getByText('Scegli un orario tra quelli liberi.')).toBeVisible();
    await checkAccessibility();
    await chooseTime(page, isMobile ? 3 : 4);
    await checkAccessibility();
    // Twice, as impatient people do.
    await page.getByRole('button', { name: 'Sposta la chiamata' }).dblclick();
    await expect(page.getByText(APPOINTED)).toBeVisible();
    await page.reload();
    await expect(page.getByText(APPOINTED)).toBeVisible();

    await press(page, 'Non serve più');
    const question = page.getByRole('dialog', { name: 'La chiamata non serve più?' });
    await expect(question).toBeVisible();
    await checkAccessibility();
    await question.getByRole('button', { name: 'Non serve più' }).click();
    await expect(page.getByText('Va bene, non ti chiamiamo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cambia orario' })).toBeHidden();
    await checkAccessibility();

    // The page of the quote shows it too.
    await page.goto(`/preventivo/contattatemi/${uuid}/success`);
    await expect(page.getByText('Va bene, non ti chiamiamo')).toBeVisible();
  },
);

test('a customer with an account finds their calls in the personal area', async ({
  page,
  request,
  checkAccessibility,
}) => {
  const person = await memberSignedIn(page, request);
  await askForEverything(request, person);
  await page.goto('/customer');
  const calls = page.getByRole('region', { name: 'Le tue chiamate' });
  await expect(calls.getByRole('link')).toHaveCount(2);
  await expect(calls).toContainText('Casa');
  await checkAccessibility();
  await calls.getByRole('link', { name: /Casa/ }).click();
  await expect(heading(page)).toHaveText('La tua chiamata');
  await press(page, 'Non serve più');
  await page.getByRole('dialog').getByRole('button', { name: 'Non serve più' }).click();
  await expect(page.getByText('Va bene, non ti chiamiamo')).toBeVisible();
  await page.goto('/customer');
  await expect(calls.getByRole('link')).toHaveCount(1);
});

test('a link that was never sent leads nowhere, and says so', async ({
  page,
  checkAccessibility,
  expectFailureOf,
}) => {
  expectFailureOf('/api/v1/requests/');
  await page.goto('/richiesta/AAAA');
  await expect(heading(page)).toHaveText('Questo link non porta da nessuna parte');
  await checkAccessibility();
});
