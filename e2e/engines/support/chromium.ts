import { chromium } from '@playwright/test';
import { type Engine, phone, type Tab } from './tab.ts';

/** The browser of the other stories, so that the table has every engine. */
export async function startChromium(): Promise<Engine> {
  const executablePath = process.env['CHROMIUM'];
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath ? { executablePath } : {}),
  });
  return {
    version: `Chromium ${browser.version()}`,
    openTab: async () => {
      const context = await browser.newContext({
        viewport: phone,
        locale: 'it-IT',
        timezoneId: 'Europe/Rome',
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      return {
        complaints,
        goTo: async (address) => void (await page.goto(address)),
        back: async () => void (await page.goBack()),
        reload: async () => void (await page.reload()),
        evaluate: async (expression) => {
          const value = await page.evaluate<string | undefined>(
            `(async () => JSON.stringify(await ${expression}))()`,
          );
          return value === undefined ? undefined : (JSON.parse(value) as unknown);
        },
        moveTo: ({ x, y }) => page.mouse.move(x, y),
        click: ({ x, y }) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        close: () => context.close(),
      } satisfies Tab;
    },
    close: () => browser.close(),
  };
}
