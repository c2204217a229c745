import type { APIRequestContext, Page } from '@playwright/test';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { field, heading, press, summary } from './support/account.ts';
import { fromElsewhere } from './support/from-elsewhere.ts';
import { attachmentsOf, mailTo } from './support/mailbox.ts';
import { expect, mainStory, test } from './support/story.ts';

const BOOKED = /^Ti chiamiamo .+ alle \d{1,2}:\d{2}$/;

const days = (page: Page) => page.getByRole('group', { name: 'Il giorno' }).getByRole('radio');
const hours = (page: Page) => page.getByRole('group', { name: 'L’ora' }).getByRole('radio');

const introduce = async (page: Page, email: string) => {
  await page.getByRole('radio', { name: 'La casa' }).check();
  await field(page, 'Nome').fill(examplePerson.firstName);
  await field(page, 'Cognome').fill(examplePerson.lastName);
  await field(page, 'Telefono').pressSequentially('3331234567');
  await field(page, 'E-mail').fill(email);
  await page.getByRole('checkbox', { name: /informativa/ }).check();
  await page.getByRole('checkbox', { name: /analizzate le mie risposte/ }).check();
};

/** The calendar file in a mail, unfolded. */
const calendarIn = async (request: APIRequestContext, email: string, subject: RegExp) => {
  const mail = await mailTo(request, email, (each) => subject.test(each.subject));
  const [file] = await attachmentsOf(request, mail);
  expect(file?.name).toBe('chiamata.ics');
  return file?.content.toString().replaceAll('\r\n ', '') ?? '';
};
const lineOf = (file: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(file)?.[1];

test(
  'a visitor books a call, gets it for the calendar, moves it and cancels it',
  mainStory,
  async ({ page, request, checkAccessibility, isMobile }) => {
    const email = `ada.${crypto.randomUUID()}@example.it`;
    // One network may have only few upcoming calls.
    await page.setExtraHTTPHeaders(fromElsewhere());
    await page.goto('/prenota-una-chiamata');
    await expect(heading(page)).toHaveText('Prenota una chiamata');
    await expect(days(page)).toHaveCount(10);
    await checkAccessibility();
    await press(page, 'Continua');
    await expect(page.getByText('Scegli un orario tra quelli liberi.')).toBeVisible();
    await checkAccessibility();

    // A different day for each width: stories share one desk, with one slot at a time.
    await days(page)
      .nth(isMobile ? 6 : 7)
      .check();
    await hours(page).nth(2).check();
    await press(page, 'Continua');
    await expect(heading(page)).toHaveText('Chi chiamiamo?');
    await expect(heading(page)).toBeFocused();
    await press(page, 'Prenota la chiamata');
    await expect(summary(page)).toContainText('Scrivi il tuo nome');
    await checkAccessibility();
    await introduce(page, email);
    await page.reload();
    await expect(field(page, 'Cognome')).toHaveValue(examplePerson.lastName);
    // Twice, as impatient people do.
    await page.getByRole('button', { name: 'Prenota la chiamata' }).dblclick();

    await expect(heading(page)).toHaveText('La tua chiamata');
    await expect(page.getByText(BOOKED)).toBeVisible();
    expect(page.url()).not.toContain(email);
    await checkAccessibility();
    const booked = await calendarIn(request, email, /^Ti chiamiamo/);
    expect(lineOf(booked, 'METHOD')).toBe('REQUEST');
    expect(lineOf(booked, 'SEQUENCE')).toBe('0');

    await press(page, 'Cambia orario');
    await days(page)
      .nth(isMobile ? 8 : 9)
      .check();
    await hours(page).nth(4).check();
    await press(page, 'Sposta la chiamata');
    await expect(page.getByRole('button', { name: 'Cambia orario' })).toBeVisible();
    const moved = await calendarIn(request, email, /^Nuovo orario/);
    expect(lineOf(moved, 'UID')).toBe(lineOf(booked, 'UID'));
    expect(lineOf(moved, 'SEQUENCE')).toBe('1');
    expect(lineOf(moved, 'DTSTART')).not.toBe(lineOf(booked, 'DTSTART'));

    await press(page, 'Non serve più');
    await page.getByRole('dialog').getByRole('button', { name: 'Non serve più' }).click();
    await expect(page.getByText('Va bene, non ti chiamiamo')).toBeVisible();
    const cancelled = await calendarIn(request, email, /^Va bene, non ti chiamiamo/);
    expect(lineOf(cancelled, 'METHOD')).toBe('CANCEL');
    expect(lineOf(cancelled, 'SEQUENCE')).toBe('2');
  },
);

test('a visitor who comes second for the last slot gets a friendly message, and keeps the answers', async ({
  page,
  request,
  checkAccessibility,
  expectFailureOf,
}) => {
  expectFailureOf('/api/v1/booked-calls');
  const email = `ada.${crypto.randomUUID()}@example.it`;
  await page.setExtraHTTPHeaders(fromElsewhere());
  await page.goto('/prenota-una-chiamata');
  await days(page).nth(5).check();
  await hours(page).nth(6).check();
  await press(page, 'Continua');
  await introduce(page, email);
  const callAt = new URL(page.url()).searchParams.get('ora');
  // Meanwhile others book it, until no slot is left: there are as many as people on duty.
  const book = async () =>
    (
      await request.post('/api/v1/booked-calls', {
        headers: fromElsewhere(),
        data: {
          callAt,
          about: 'casa',
          firstname: 'Bea',
          lastname: 'Bianchi',
          email: `bea.${crypto.randomUUID()}@example.it`,
          phone: '+393337654321',
          privacy: true,
          userProfiling: true,
        },
      })
    ).status();
  let answer = await book();
  expect(answer).toBe(201);
  while (answer === 201) answer = await book();
  expect(answer).toBe(409);
  await press(page, 'Prenota la chiamata');
  const takenNotice = page.getByRole('group', { name: /non è più libero/ });
  await expect(takenNotice).toBeFocused();
  await checkAccessibility();
  await days(page).nth(5).check();
  await hours(page).nth(7).check();
  await press(page, 'Continua');
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await expect(page.getByRole('radio', { name: 'La casa' })).toBeChecked();
  await press(page, 'Prenota la chiamata');
  await expect(heading(page)).toHaveText('La tua chiamata');
  await expect(page.getByText(BOOKED)).toBeVisible();
});

test('wherever the site says «Prenota una chiamata», it leads to our own page', async ({
  page,
  expectFailureOf,
}) => {
  expectFailureOf('/api/v1/requests/');
  await page.goto('/richiesta/AAAA-BBBB');
  await page.getByRole('main').getByRole('link', { name: 'Prenota una chiamata' }).click();
  await expect(heading(page)).toHaveText('Prenota una chiamata');
});
