import { mkdir, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { readyBrowser } from '../running/browser.ts';
import { runCommand } from '../running/command.ts';
import { projectFolder } from '../running/run.ts';
import { svgOfPicture } from '../site/svg-of-picture.ts';
import {
  PICTURE_SIZE,
  pictureNames,
  picturePath,
  pictureSources,
} from '../../server/src/platform/drawing/pictures/pictures.ts';

const publicFolder = join(projectFolder, 'web/public');
const font = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/**
 * The icons of the site, the share picture and the pictures of mails and documents, as PNG, rendered from
 * `web`'s drawings. They are committed: run `npm run generate -- pictures` after changing the brand or a
 * picture.
 */
await runCommand(async () => {
  const { CHROMIUM } = await readyBrowser();
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
  });
  try {
    await mkdir(join(publicFolder, 'icons'), { recursive: true });
    const icon = await readFile(join(publicFolder, 'favicon.svg'), 'utf8');
    // Phones crop these to their own shape, so the colour must reach the edge.
    const fullIcon = icon.replace('rx="10"', '');
    await draw(browser, { svg: icon, width: 192, height: 192, file: 'icons/192.png' });
    await draw(browser, { svg: icon, width: 512, height: 512, file: 'icons/512.png' });
    await draw(browser, { svg: fullIcon, width: 512, height: 512, file: 'icons/maskable.png' });
    await draw(browser, { svg: fullIcon, width: 180, height: 180, file: 'icons/180.png' });
    await draw(browser, { svg: await socialPicture(), width: 1200, height: 630, file: 'social.png' });
    for (const name of pictureNames) {
      const svg = await svgOfPicture(pictureSources[name]);
      await draw(browser, { svg, ...PICTURE_SIZE, file: fileURLToPath(picturePath(name)) });
    }
  } finally {
    await browser.close();
  }
});

async function socialPicture(): Promise<string> {
  const svg = await readFile(join(projectFolder, 'web/pictures/social.svg'), 'utf8');
  const words = brand.tagline.split(' ');
  const middle = Math.ceil(words.length / 3);
  return svg
    .replace('{name}', brand.name)
    .replace('{line1}', words.slice(0, middle).join(' '))
    .replace('{line2}', words.slice(middle).join(' '));
}

/** `file` is in the public folder, unless it says otherwise. */
type Drawing = { svg: string; width: number; height: number; file: string };

async function draw(browser: Browser, { svg, width, height, file }: Drawing): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  const letters = (await readFile(join(projectFolder, font))).toString('base64');
  await page.setContent(
    `<style>@font-face{font-family:"Figtree Variable";font-weight:300 900;src:url(data:font/woff2;base64,${letters})}
    body{margin:0}svg{display:block;inline-size:${width}px;block-size:${height}px}</style>${svg}`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: resolve(publicFolder, file), omitBackground: true });
  await page.close();
  console.log(`  ${relative(projectFolder, resolve(publicFolder, file))}`);
}
