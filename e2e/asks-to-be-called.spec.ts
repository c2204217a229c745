import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { heading, leaveContacts, lifeQuoteByApi, press, refusedQuoteByApi } from './support/life-quote.ts';
import { mailsTo, mailTo } from './support/mailbox.ts';
import { expectNoLayoutShift, visitRecordingShifts } from './support/stillness.ts';
import { expect, mainStory, test } from './support/story.ts';

test(
  'nothing moves on the call form while the promised time is being loaded',
  mainStory,
  async ({ page, request }) => {
    const uuid = await lifeQuoteByApi(request);
    const withoutPrice = await refusedQuoteByApi(request);
    await visitRecordingShifts(page);
    for (const address of [
      `/preventivo/contattatemi/${uuid}`,
      `/preventivo/ops/non-disponibile/${withoutPrice}`,
      '/prenota-una-chiamata',
    ])
      await test.step(address, () => expectNoLayoutShift(page, address));
    const callAt = new Date(Date.now() + 3_600_000).toISOString();
    const standing = { step: 'promised', callAt, consultant: null, triedAt: null };
    await page.route('**/call-back', (route) =>
      route.fulfill({ json: { data: { requestedAt: new Date().toISOString(), callBy: callAt, standing } } }),
    );
    await expectNoLayoutShift(page, `/preventivo/contattatemi/${uuid}/success`);
  },
);

test('a lost answer loses nothing, and however often the form is sent it is one call', async ({
  page,
  request,
  checkAccessibility,
  expectFailureOf,
}) => {
  expectFailureOf('/call-back');
  const uuid = await lifeQuoteByApi(request);
  const email = `ada.${crypto.randomUUID()}@example.it`;
  await page.goto(`/preventivo/contattatemi/${uuid}`);
  await leaveContacts(page, email);

  const keys: unknown[] = [];
  await page.route('**/call-back', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push((route.request().postDataJSON() as { submissionKey: unknown }).submissionKey);
    const response = await route.fetch();
    // The first one reaches the server, but its answer is lost.
    return keys.length === 1 ? route.abort() : route.fulfill({ response });
  });
  await press(page, 'Chiamatemi');
  await expect(page.getByRole('group', { name: /Non riusciamo a raggiungere il server/ })).toBeVisible();
  await checkAccessibility();
  await page.reload();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email);
  await press(page, 'Chiamatemi');
  await expect(heading(page)).toHaveText('Tieni libero il telefono');
  await page.goBack();
  await press(page, 'Chiamatemi');
  await expect(heading(page)).toHaveText('Tieni libero il telefono');
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);

  await mailTo(request, email, ({ subject }) => /Tieni libero/.test(subject));
  await mailTo(request, brand.support.email, ({ text }) => text.includes(email));
  const aboutIt = (await mailsTo(request, brand.support.email)).filter(
    ({ subject, text }) => subject.startsWith('Da chiamare') && text.includes(email),
  );
  expect(aboutIt).toHaveLength(1);
});

test('a quotation that is deleted while the form is filled in changes no screen: the form says so', async ({
  page,
  request,
  checkAccessibility,
  expectFailureOf,
}) => {
  expectFailureOf('/call-back');
  const uuid = await lifeQuoteByApi(request);
  await page.goto(`/preventivo/contattatemi/${uuid}`);
  await leaveContacts(page, 'ada@example.it');
  await page.route('**/call-back', (route) =>
    route.fulfill({ status: 404, json: { status: 404, code: 'not-found' } }),
  );
  const warning = page.getByRole('group', { name: /Il tuo preventivo non è più disponibile/ });
  await press(page, 'Chiamatemi');
  await expect(warning).toContainText('Il tuo preventivo non è più disponibile');
  await expect(page).toHaveURL(`/preventivo/contattatemi/${uuid}`);
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('ada@example.it');
  await checkAccessibility();

  // It can be sent again, and then it succeeds.
  await page.unroute('**/call-back');
  await press(page, 'Chiamatemi');
  await expect(heading(page)).toHaveText('Tieni libero il telefono');
});

test.describe('the page says when the call comes', () => {
  // A Saturday: the desk closes at 13 and opens again on Monday at 9.
  const promises = [
    { now: '2026-11-14T11:00:00+01:00', callBy: '2026-11-14T11:30:00+01:00', says: 'entro 30 minuti' },
    { now: '2026-11-14T15:00:00+01:00', callBy: '2026-11-16T09:30:00+01:00', says: 'lunedì entro le 9:30' },
  ];
  for (const { now, callBy, says } of promises) {
    test(`a call requested on ${now}: ${says}`, async ({ page, request, checkAccessibility }) => {
      const uuid = await lifeQuoteByApi(request);
      await page.clock.setFixedTime(new Date(now));
      await page.route('**/call-back', (route) =>
        route.fulfill({
          json: {
            data: { requestedAt: new Date(now).toISOString(), callBy: new Date(callBy).toISOString() },
          },
        }),
      );
      await page.goto(`/preventivo/contattatemi/${uuid}/success`);
      await expect(heading(page)).toHaveText('Tieni libero il telefono');
      await expect(page.getByRole('main')).toContainText(says);
      await expect(page.getByText('il sabato dalle 9 alle 13, festivi esclusi')).toBeVisible();
      await expect(page.getByText('non ti impegna a nulla')).toBeVisible();
      await expect(page.getByRole('main').getByText(brand.support.email)).toBeVisible();
      await checkAccessibility();
    });
  }
});
