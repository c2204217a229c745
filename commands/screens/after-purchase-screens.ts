import type { Page } from '@playwright/test';
import { codeFor, linkFor } from './account-screens.ts';
import type { Take } from './screen.ts';

const asked = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const mistaken = (page: Page) => page.getByRole('group', { name: /correggere/ }).waitFor();

/** Whoever has paid signs, then thinks again. */
export const afterPurchase = async (page: Page, take: Take, email: string) => {
  const toSign = await linkFor(page, email, 'I documenti da firmare', 'firma');
  await page.goto(toSign);
  await asked(page, 'Leggi e firma');
  await take('firma-documenti');
  await press(page, 'Mandami il codice');
  await mistaken(page);
  await take('firma-senza-consenso');
  await page.getByRole('checkbox').check();
  await press(page, 'Mandami il codice');
  await asked(page, 'Scrivi il codice per firmare');
  await take('firma-codice');
  const code = page.getByLabel('Codice per firmare', { exact: true });
  await code.fill('000000');
  await press(page, 'Firma i documenti');
  await mistaken(page);
  await take('firma-codice-errato');
  await code.fill(await codeFor(page, email, 'Il codice per firmare'));
  await press(page, 'Firma i documenti');
  await asked(page, 'Fatto, hai firmato!');
  await take('firma-fatta');
  const withdrawal = await linkFor(page, email, 'Hai firmato', 'recesso');
  await page.goto(toSign);
  await asked(page, 'Hai già firmato');
  await take('firma-gia-fatta');
  await page.goto(withdrawal);
  await asked(page, 'Recedere dal contratto');
  await take('recesso');
  await press(page, 'Conferma recesso');
  await asked(page, 'Abbiamo ricevuto il tuo recesso');
  await take('recesso-ricevuta');
  await page.goto('/firma/nessuno');
  await asked(page, 'Questo link non porta da nessuna parte');
  await take('firma-link-sconosciuto');
};
