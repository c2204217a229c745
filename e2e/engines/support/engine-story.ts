import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const starts = { firefox: startFirefox, webkit: startWebKit, chromium: startChromium };
export type EngineName = keyof typeof starts;
export type EngineOptions = { engineName: EngineName };

type Story = { visitor: Visitor };

/** A story that runs in every engine and does not know which. It uses none of Playwright's own browsers. */
export const test = base.extend<Story, EngineOptions & { engine: Engine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await starts[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  visitor: async ({ engine, baseURL }, use, testInfo) => {
    testInfo.annotations.push({ type: 'browser', description: engine.version });
    const visitor = new Visitor(await engine.openTab(), baseURL ?? '');
    await visitor.refuseCookies();
    await use(visitor);
    // The only record of the screen on which a story stopped.
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('page.txt'), await visitor.tellsPage());
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  },
});

export { expect };
