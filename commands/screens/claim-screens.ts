import type { Page } from '@playwright/test';
import { claimPath, policyClaimPath } from '@riparo/domain/claims/paths.ts';
import {
  type ClaimDraft,
  claimCall,
  linkedPolicyCall,
  type SentClaim,
} from '@riparo/domain/contract/claim-calls.ts';
import { fileErrors } from '@riparo/domain/files/errors.ts';
import { addDays, dayInRome } from '@riparo/domain/values/calendar.ts';
import { slopes, file, oneBegun, sentClaims, twoBegun } from './claim-examples.ts';
import type { Screen, Take } from './screen.ts';

const asked = (page: Page, title: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const next = (page: Page) => button(page, 'Continua');

const TOKEN = 'esempio-di-un-sinistro';
const answers = (path: string) => `**${path.replace(':token', TOKEN)}`;

/** The server of one claim, as far as its page needs one: so that every state is there to be looked at. */
async function withClaim(page: Page, data: ClaimDraft | SentClaim): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(answers(claimCall.path), (route) => route.fulfill({ json: { data } }));
}

/** As it is typed. */
const dayAgo = (days: number) => addDays(dayInRome(new Date()), -days).split('-').toReversed().join('/');

/** Where one begins: as anybody, and from the link of a mail. */
const beginning = async (page: Page, take: Take) => {
  await page.goto('/sinistri', { waitUntil: 'networkidle' });
  await take('sinistri');
  await button(page, 'Mandami il link');
  await page.getByRole('group', { name: /correggere/ }).waitFor();
  await take('sinistri-errori');
  await page.getByRole('textbox', { name: 'Numero della polizza' }).fill('8F14E45F');
  await page.getByLabel('E-mail').fill('ada@example.it');
  await button(page, 'Mandami il link');
  await page.getByText('tra poco arriva').waitFor();
  await take('sinistri-link-mandato');

  const linked = (data: object) =>
    page.route(answers(linkedPolicyCall.path), (route) => route.fulfill({ json: { data } }));
  await linked(slopes);
  await page.goto(policyClaimPath(TOKEN), { waitUntil: 'networkidle' });
  await take('sinistri-polizza');
  await page.unrouteAll();
  await linked({ ...slopes, standing: 'unsigned', startsOn: null, endsOn: null });
  await page.goto(policyClaimPath(TOKEN), { waitUntil: 'networkidle' });
  await take('sinistri-polizza-da-firmare');
};

const telling = async (page: Page, take: Take) => {
  await withClaim(page, twoBegun);
  await page.goto(claimPath(TOKEN), { waitUntil: 'networkidle' });
  await asked(page, 'Per quale polizza?');
  await take('denuncia-polizza');

  await withClaim(page, oneBegun);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(claimPath(TOKEN), { waitUntil: 'networkidle' });
  await asked(page, 'Che cosa è successo?');
  await take('denuncia-che-cosa');
  await page.getByRole('radio', { name: /cure/ }).click();
  await asked(page, 'Quando è successo?');
  await take('denuncia-quando');
  await page.getByLabel('Giorno').fill(dayAgo(90));
  await page.getByText(/non era ancora cominciata/).waitFor();
  await take('denuncia-quando-non-coperto');
  await page.getByLabel('Giorno').fill(dayAgo(3));
  await next(page);
  await asked(page, 'Possiamo usare i dati sulla tua salute?');
  await take('denuncia-dati-salute');
  await page.getByRole('radio', { name: 'Sì' }).click();
  await asked(page, 'Dove è successo?');
  await take('denuncia-dove');
  await page.getByLabel('Luogo').fill('Presicce-Acquarica, via Quattrocchi 12');
  await next(page);
  await asked(page, 'Raccontalo con parole tue');
  await next(page);
  await page.getByText('bastano poche righe').first().waitFor();
  await take('denuncia-racconto');
  await page
    .getByLabel('Che cosa è successo')
    .fill(
      'Sono caduta in pista, e mi hanno portata giù con la slitta.\nIl medico ha detto che è una distorsione.',
    );
  await next(page);
  await asked(page, 'C’erano altre persone?');
  await page.getByRole('radio', { name: 'Sì' }).click();
  await page.getByLabel('Chi sono').fill('Maria Sole O’Connor-D’Àgostino Quattrocchi, 333 1234567');
  await take('denuncia-altre-persone');
  await next(page);
  await asked(page, 'Hai foto o documenti?');
  await take('denuncia-foto');
  await sending(page);
  await take('denuncia-foto-in-viaggio');
  await next(page);
  await asked(page, /tutto giusto|dove lo mandiamo/);
  if (await page.getByLabel(/^IBAN/).isVisible()) {
    await take('denuncia-iban');
    await next(page);
    await asked(page, 'È tutto giusto?');
  }
  await take('denuncia-riepilogo');
  await button(page, 'Continua dopo');
  await take('denuncia-continua-dopo');
};

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
);

/** One that is there, one on its way, one that is refused, one that was cut off, and one that waits. */
async function sending(page: Page): Promise<void> {
  const chosen = [
    'fattura.jpg',
    'appunti.txt',
    'IMG_20261114_183012-ricevuta-della-clinica-pagina-uno.jpg',
    'verbale.pdf',
    'referto.pdf',
  ];
  await page.route('**/api/v1/claims/*/files/*', async (route) => {
    const { name, sizeBytes } = route.request().postDataJSON() as { name: string; sizeBytes: number };
    if (name === 'appunti.txt') {
      const { status, message, code } = fileErrors.FileNotAccepted;
      const problem = { type: 'about:blank', title: code, status, code, message, requestId: 'x' };
      return route.fulfill({ status, json: problem, contentType: 'application/problem+json' });
    }
    // The connection is gone for this one.
    if (name === 'verbale.pdf') return route.abort();
    const isStored = name === 'fattura.jpg';
    const arrivedBytes = isStored ? sizeBytes : Math.round(sizeBytes * 0.4);
    const data = file(name, { sizeBytes, arrivedBytes, state: isStored ? 'stored' : 'arriving' });
    return route.fulfill({ json: { data } });
  });
  // What travels never gets an answer.
  await page.route('**/pieces/*', () => undefined);
  const heavy = Buffer.alloc(2_400_000, 'x');
  await page.locator('input[type=file][multiple]').setInputFiles(
    chosen.map((name) => ({
      name,
      mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
      buffer: name === 'fattura.jpg' ? pixel : heavy,
    })),
  );
  await page.getByText('La connessione si è interrotta').waitFor();
}

/** From where one begins to the last word, in every state. */
export const claims: Screen = async (page, take) => {
  await beginning(page, take);
  await telling(page, take);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.on('dialog', (dialog) => void dialog.accept());
  for (const [name, claim] of Object.entries(sentClaims)) {
    await withClaim(page, claim);
    await page.goto(claimPath(TOKEN), { waitUntil: 'networkidle' });
    await asked(page, claim.what);
    await take(`sinistro-${name}`);
  }
  await page.goto('/sinistri/nessuno', { waitUntil: 'networkidle' });
  await take('sinistro-link-sconosciuto');
};
