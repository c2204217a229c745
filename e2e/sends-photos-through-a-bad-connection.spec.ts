import type { APIRequestContext, Page } from '@playwright/test';
import { claimCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { field, press } from './support/account.ts';
import { buySkiByApi } from './support/money.ts';
import { photo } from './support/photos.ts';
import { asks } from './support/purchase.ts';
import { linkIn } from './support/signature.ts';
import { dayFromNow } from './support/ski.ts';
import { expect, test } from './support/story.ts';
import { chooseTurnedPhoto, pictureOrientation } from './support/turned-photo.ts';

/** A claimant on the slopes, who has answered everything but the photos. */
async function goToPhotos(page: Page, request: APIRequestContext): Promise<void> {
  const { email } = await buySkiByApi(request, { startsIn: 0, days: 3 });
  await page.goto(await linkIn(request, email, /./, 'sinistri/polizza'));
  await press(page, 'Racconta che cosa è successo');
  await asks(page, 'Che cosa è successo?');
  await page.getByRole('radio', { name: 'Ho causato un danno ad altri' }).click();
  await asks(page, 'Quando è successo?');
  await field(page, 'Giorno').pressSequentially(dayFromNow(0).replaceAll('/', ''));
  await press(page, 'Continua');
  await asks(page, 'Dove è successo?');
  await field(page, 'Luogo').fill('Bormio');
  await press(page, 'Continua');
  await field(page, 'Che cosa è successo').fill('Ho urtato un altro sciatore.');
  await press(page, 'Continua');
  await page.getByRole('radio', { name: 'No', exact: true }).click();
  await press(page, 'Continua');
  await asks(page, 'Hai foto o documenti?');
}

type Stored = { readonly name: string; readonly state: string; readonly sizeBytes: number };

async function filesOf(page: Page, request: APIRequestContext): Promise<readonly Stored[]> {
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await request.get(claimCall.path.replace(':token', token));
  return ((await answer.json()) as { data: { files: Stored[] } }).data.files;
}

const photos = 10;
const cuts = 5;

test('ten photos arrive over a slow connection that is cut five times: all there, none twice, without a click', async ({
  page,
  context,
  request,
  expectFailureOf,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(20_000);
  expectFailureOf('ERR_INTERNET_DISCONNECTED');
  await goToPhotos(page, request);

  const slow = await context.newCDPSession(page);
  const throttle = (offline: boolean) =>
    slow.send('Network.emulateNetworkConditions', {
      offline,
      latency: 150,
      downloadThroughput: 1_000_000,
      uploadThroughput: 700_000,
    });
  await slow.send('Network.enable');
  await throttle(false);
  const files = Array.from({ length: photos }, (_, place) =>
    photo(`foto-${place}.png`, { width: 700, height: 500 }),
  );
  await page.locator('input[type="file"][multiple]').setInputFiles(files);
  const list = page.getByRole('list', { name: 'Le tue foto e i tuoi documenti' });
  for (let cut = 0; cut < cuts; cut += 1) {
    await expect(list.getByText(/In caricamento/).first()).toBeVisible();
    await throttle(true);
    await expect(list.getByText(/La connessione si è interrotta/).first()).toBeVisible();
    await throttle(false);
  }
  await expect(list.getByText('Caricato', { exact: true })).toHaveCount(photos, { timeout: 150_000 });

  const stored = await filesOf(page, request);
  expect(stored.map(({ name, state }) => [name, state]).toSorted()).toEqual(
    files.map(({ name }) => [name, 'stored']).toSorted(),
  );
});

test('a heavy photo that lies on its side is reduced before the upload and arrives upright', async ({
  page,
  request,
}) => {
  page.setDefaultTimeout(20_000);
  await goToPhotos(page, request);
  const bytes = await page.evaluate(chooseTurnedPhoto, 'pista.jpg');
  await expect(page.getByText('Caricato', { exact: true })).toBeVisible({ timeout: 60_000 });
  const [stored] = await filesOf(page, request);
  expect(stored?.sizeBytes).toBeLessThan(bytes);
  await expect.poll(() => page.evaluate(pictureOrientation)).toBe('upright');

  // Removing it by keyboard does not lose the focus.
  await page.getByRole('button', { name: 'Togli pista.jpg' }).press('Enter');
  await expect(page.getByLabel('Scegli foto o PDF')).toBeFocused();
});
