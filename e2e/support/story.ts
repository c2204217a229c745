import { basename } from 'node:path';
import { expect, type Page, test as base, type TestInfo } from '@playwright/test';
import { accessibilityViolations, outOfReachWhenLarge, readLooks } from './axe.ts';
import { everyLook, takePictures } from './camera.ts';
import { recordOutput } from './record-output.ts';

type Story = {
  /** Every accessibility problem on the current screen; pictures are taken here too. */
  checkAccessibility: (except?: { frames: true }) => Promise<void>;
  /** Failed requests that a story expects, by part of their address. */
  expectFailureOf: (address: string) => void;
};

/** The main story of a flow, which `npm test` runs too; the others run in `npm run test:all`. */
export const mainStory = { tag: '@main' };

/** Runs on a phone and on a desktop; the other stories look the same at every width and run on a phone. */
export const atEveryWidth = { tag: ['@main', '@every-width'] };

/**
 * For stories in which the site moves as for most visitors: `test.use(withMotions)`; the others run with
 * reduced motion.
 */
export const withMotions = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** A story fails when the page complains: script errors, refused content, unexpected failed requests. */
export const test = base.extend<Story & { complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const { noted } = recordOutput(page.context());
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          complaints.push(`${message.text()} (${message.location().url})`);
        }
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      await noted();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  // API requests are a program's: with a visitor's cookies they would be refused.
  request: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ storageState: { cookies: [], origins: [] } });
    await use(request);
    await request.dispose();
  },
  expectFailureOf: async ({ complaints }, use) => {
    const expected: string[] = [];
    await use((address) => expected.push(address));
    const remaining = complaints.filter(
      (complaint) => !expected.some((address) => complaint.includes(address)),
    );
    complaints.splice(0, complaints.length, ...remaining);
  },
  checkAccessibility: async ({ page }, use, testInfo) => {
    let screens = 0;
    await use(async (except) => {
      screens += 1;
      await page.evaluate(restMotions);
      const looks = await page.evaluate(readLooks);
      expect(await accessibilityViolations(page, looks, except)).toEqual([]);
      expect(await outOfReachWhenLarge(page, looks), 'with text of 200 %').toEqual([]);
      await pictureScreen(page, testInfo, screens);
    });
  },
});

/** `npm run screens` names a folder: every screen that a story checks is pictured there. */
async function pictureScreen(page: Page, { file, line }: TestInfo, screen: number): Promise<void> {
  const folder = process.env['PICTURES_FOLDER'];
  if (!folder) return;
  const name = [basename(file, '.spec.ts'), line, String(screen).padStart(2, '0')].join('-');
  await takePictures(page, folder, name, everyLook);
}

/** Colours are measured at rest; what arrives meanwhile stops as soon as it begins to move. */
function restMotions(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  document.addEventListener('animationstart', restMotions);
  document.addEventListener('transitionrun', restMotions);
}

export { expect };
