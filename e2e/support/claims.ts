import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { press } from './account.ts';
import { asks, CARDS, dealBehindTheScenes, someBuyer, typeCard } from './purchase.ts';
import { linkIn, signByMail } from './signature.ts';
import { told } from './told.ts';

/** Lets a cover have begun two months ago, with the command that is made for it. */
async function beginCover(email: string): Promise<void> {
  const dataFolder = await readFile(told.dataFolder, 'utf8');
  const command = join(import.meta.dirname, '../../commands/cover.ts');
  await promisify(execFile)(process.execPath, [command, email, '60'], {
    env: { ...process.env, DATA_FOLDER: dataFolder, NODE_ENV: 'test' },
  });
}

export type DogOwner = { readonly email: string; readonly link: string };

/** Somebody whose dog has been covered for two months; the mail about it leads to what happens then. */
export async function coveredDog(page: Page, request: APIRequestContext): Promise<DogOwner> {
  const { email } = someBuyer();
  const { address } = await dealBehindTheScenes(request, 'pet', { ...someBuyer(), email });
  await page.goto(address);
  await press(page, 'Vai al pagamento');
  await typeCard(page, CARDS.good);
  await asks(page, 'Il tuo acquisto è andato a buon fine');
  await signByMail(page, request, email);
  await beginCover(email);
  return { email, link: await linkIn(request, email, /^La copertura è attiva/, 'sinistri/polizza') };
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
