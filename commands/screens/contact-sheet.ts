import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

type Picture = { readonly file: string; readonly name: string; readonly look: string };

// A browser's picture is limited to 16384 px; a row has at most 950.
const rowsPerSheet = 12;

/** All pictures on one page with links, and as images of a dozen rows. */
export async function writeContactSheets(browser: Browser, folder: string) {
  const files = (await readdir(folder)).filter((file) => /-\d+(-dark)?\.png$/.test(file)).toSorted();
  const pictures = files.map((file): Picture => {
    const [, name = '', look = ''] = /^(.*?)-(\d+(?:-dark)?)\.png$/.exec(file) ?? [];
    return { file, name, look };
  });
  const names = [...new Set(pictures.map(({ name }) => name))].toSorted();
  await writeFile(join(folder, 'tutte.html'), contactSheet(names, pictures));
  const page = await browser.newPage({ viewport: { width: 1680, height: 1200 } });
  let sheets = 0;
  for (let first = 0; first < names.length; first += rowsPerSheet) {
    sheets += 1;
    const html = join(folder, `foglio-${String(sheets).padStart(2, '0')}.html`);
    await writeFile(html, contactSheet(names.slice(first, first + rowsPerSheet), pictures));
    await page.goto(`file://${html}`);
    await page.screenshot({ path: html.replace(/html$/, 'png'), fullPage: true });
  }
  await page.close();
  return { pictures: pictures.length, sheets };
}

/** A row per screen, with its widths and themes side by side. */
function contactSheet(names: readonly string[], pictures: readonly Picture[]): string {
  const rows = names.map((name) => {
    const figures = pictures
      .filter((picture) => picture.name === name)
      .map(
        ({ file, look }) =>
          `<figure class="w${Number.parseInt(look, 10)}"><a href="${file}"><img src="${file}" alt="${name} ${look}"></a><figcaption>${look}</figcaption></figure>`,
      );
    return `<section><h2>${name}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html><html lang="it"><meta charset="utf-8"><title>Tutte le schermate</title><style>
body { margin: 32px; background: #888; color: #fff; font: 14px system-ui }
section > div { display: flex; gap: 24px; align-items: start }
figure { margin: 0 } figcaption { padding: 6px 0 24px }
img { display: block; width: 560px; max-height: 820px; object-fit: cover; object-position: top; box-shadow: 0 2px 12px #0006 }
.w390 img { width: 220px }
</style>${rows.join('')}</html>`;
}
