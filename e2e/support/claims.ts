import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { addDays, dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { press } from './account.ts';
import { fromElsewhere } from './from-elsewhere.ts';
import { asks, CARDS, openDealByApi, someBuyer, typeCard } from './purchase.ts';
import { linkIn, signByMail } from './signature.ts';
import { recorded } from './recorded.ts';

/** Backdates a cover by two months, with the command made for it. */
async function beginCover(email: string): Promise<void> {
  const dataFolder = await readFile(recorded.dataFolder, 'utf8');
  const command = join(import.meta.dirname, '../../commands/cover.ts');
  await promisify(execFile)(process.execPath, [command, email, '60'], {
    env: { ...process.env, DATA_FOLDER: dataFolder, NODE_ENV: 'test' },
  });
}

export type DogOwner = { readonly email: string; readonly link: string };

/** The owner of a dog covered for two months; the mail about it links to the claim form. */
export async function coveredDog(page: Page, request: APIRequestContext): Promise<DogOwner> {
  const { email } = someBuyer();
  const { address } = await openDealByApi(request, 'pet', { ...someBuyer(), email });
  await page.goto(address);
  await press(page, 'Vai al pagamento');
  await typeCard(page, CARDS.good);
  await asks(page, 'Il tuo acquisto è andato a buon fine');
  await signByMail(page, request, email);
  await beginCover(email);
  return { email, link: await linkIn(request, email, /^La copertura è attiva/, 'sinistri/polizza') };
}

type Claim = { readonly number: string; readonly token: string };

/** A claim about a dog, reported through the API: reporting it is another story. */
export async function reportClaimByApi(page: Page, request: APIRequestContext): Promise<Claim> {
  const { link } = await coveredDog(page, request);
  const headers = { ...fromElsewhere(), origin: new URL(page.url()).origin };
  const send = async (method: 'post' | 'patch', path: string, data: object) => {
    const answer = await request[method](`/api/v1/${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: Claim }).data;
  };
  const begun = await send('post', `claim-links/${link.split('/').at(-1)}`, { submissionKey: randomUUID() });
  const answers = {
    what: 'surgery',
    when: addDays(dayInRome(new Date()), -3),
    where: 'Torino',
    story: 'Birba ha ingoiato una palla ed è stata operata.',
    hasOthers: false,
    files: null,
    iban: 'IT60 X054 2811 1010 0000 0123 456',
  };
  await send('patch', `claims/${begun.token}`, { answers });
  const { number } = await send('post', `claims/${begun.token}/submit`, { submissionKey: randomUUID() });
  return { number, token: begun.token };
}

/** A photo as a phone would take it, of one colour. */
export const photo = (name: string) => ({
  name,
  mimeType: 'image/png',
  // 1 × 1, white.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
    'base64',
  ),
});
