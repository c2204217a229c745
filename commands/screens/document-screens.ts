import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { productPageKeys } from '@riparo/domain/buy/products/pages.ts';
import { guideKeys, guidePdfPath } from '@riparo/domain/platform/site/guide.ts';
import { quotePdfPath } from '@riparo/domain/understand/life/paths.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import { paperLook, type Screen } from './screen.ts';
import { demonstration } from '../seed/seed-person.ts';

/** An unreachable address where documents are laid out: we answer every request ourselves. */
const table = 'http://documents.invalid/';
const reader = fileURLToPath(import.meta.resolve('unpdf/pdfjs', import.meta.url));

/** Every kind of document, with all pages one below the other. */
export const documents: Screen = async (page, take) => {
  const found = [...(await attachedDocuments(page)), ...publicDocuments(), await quoteDocument(page)];
  for (const [name, address] of found) {
    const answer = await page.request.get(address);
    if (!answer.ok()) throw new Error(`${address}: ${answer.status()}`);
    await layOut(page, await answer.body());
    await take(`pdf-${name}`, paperLook);
  }
};

type Found = readonly [name: string, address: string];

function publicDocuments(): Found[] {
  const guides = guideKeys.map((key): Found => [`guida-${key}`, guidePdfPath(key)]);
  const sold = productPageKeys.filter((key) => key !== 'vita' && key !== 'ski' && key !== 'rc-terzi');
  const precontract = sold.flatMap((product) =>
    precontractDocuments(product).map(({ key, path }): Found => [`${product}-${key}`, path]),
  );
  return [...guides, ...precontract];
}

async function quoteDocument(page: Page): Promise<Found> {
  const data = {
    submissionKey: crypto.randomUUID(),
    firstname: demonstration.firstName,
    lastname: demonstration.lastName,
    date_of_birth: demonstration.birthDate,
    smoker: false,
    sum_assured: 100_000,
    duration: 20,
  };
  await page.goto('/');
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post('/api/v1/quotation/tcm', { data, headers });
  const { data: quote } = (await answer.json()) as { data: { uuid: string } };
  return ['preventivo-vita', quotePdfPath(quote.uuid)];
}

/** The attachments mailed to the demonstration's customer, one of each kind. */
async function attachedDocuments(page: Page): Promise<Found[]> {
  await page.goto('/sandbox/posta');
  const mails = page.getByRole('link').filter({ hasText: demonstration.email });
  const addresses = await mails.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const byName = new Map<string, string>();
  for (const address of addresses) {
    await page.goto(address);
    for (const link of await page.locator('a[href*="/allegati/"]').all()) {
      const name = (await link.innerText()).replace(/^riparo-/, '').replace(/(-[\da-f]{8})?\.pdf.*$/s, '');
      byName.set(name, (await link.getAttribute('href')) ?? '');
    }
  }
  return [...byName];
}

/** A headless browser has no PDF reader, so we bring one and draw on canvases. */
async function layOut(page: Page, pdf: Buffer): Promise<void> {
  const script = await readFile(reader);
  await page.route(`${table}**`, (route) => {
    const file = new URL(route.request().url()).pathname;
    if (file === '/reader.mjs') return route.fulfill({ body: script, contentType: 'text/javascript' });
    if (file === '/document.pdf') return route.fulfill({ body: pdf, contentType: 'application/pdf' });
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><body style="margin:24px;display:flex;flex-wrap:wrap;gap:24px;background:#888">',
    });
  });
  await page.goto(table);
  await page.evaluate(drawPages);
  await page.unroute(`${table}**`);
}

type Reader = {
  getDocument(source: object): {
    promise: Promise<{ numPages: number; getPage(at: number): Promise<Sheet> }>;
  };
};
type Sheet = {
  getViewport(options: { scale: number }): { width: number; height: number };
  render(options: object): { promise: Promise<void> };
};

/** Runs in the browser. */
async function drawPages(): Promise<void> {
  const address = '/reader.mjs';
  const { getDocument } = (await import(address)) as Reader;
  const data = await (await fetch('/document.pdf')).arrayBuffer();
  const pdf = await getDocument({ data }).promise;
  for (let at = 1; at <= pdf.numPages; at += 1) {
    const sheet = await pdf.getPage(at);
    const viewport = sheet.getViewport({ scale: 1 });
    const canvas = document.createElement('canvas');
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    document.body.append(canvas);
    await sheet.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
  }
}
