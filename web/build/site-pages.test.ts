import { describe, expect, test } from 'vitest';
import { definePage, type PageDescription } from '../src/page.ts';
import { outputOf } from './site-pages.ts';

const page = (description: Omit<PageDescription, 'load'>) =>
  definePage({ ...description, load: async () => ({ default: () => null }) });

describe('what the build makes of a page', () => {
  test('one HTML for a plain page, also under its other addresses', async () => {
    expect(await outputOf(page({ path: '/', also: ['/home'] }))).toEqual({
      sitePages: [
        { pattern: '/', file: 'home.html', resumeFile: null, sandboxOnly: false },
        { pattern: '/home', file: 'home.html', resumeFile: null, sandboxOnly: false },
      ],
      documents: [{ address: '/', file: 'home.html' }],
    });
  });

  test('an optional part is left out of the rendered address', async () => {
    expect((await outputOf(page({ path: '/ops/:uuid?' }))).documents).toEqual([
      { address: '/ops', file: 'ops.html' },
    ]);
  });

  test('a resumable wizard gets a second HTML for visitors in the middle of it', async () => {
    const { sitePages, documents } = await outputOf(page({ path: '/calcola', resumable: true }));
    expect(sitePages).toEqual([
      { pattern: '/calcola', file: 'calcola.html', resumeFile: 'calcola.resume.html', sandboxOnly: false },
    ]);
    expect(documents.map(({ address }) => address)).toEqual(['/calcola', '/calcola?passo=1']);
  });

  test('known values have an own HTML, before the pattern that catches the rest', async () => {
    const { sitePages } = await outputOf(
      page({ path: '/preventivo/:product', prerenderAt: ['/preventivo/generico', '/preventivo/vita'] }),
    );
    expect(sitePages.map(({ pattern, file }) => [pattern, file])).toEqual([
      ['/preventivo/generico', 'preventivo.generico.html'],
      ['/preventivo/vita', 'preventivo.vita.html'],
      ['/preventivo/:product', 'preventivo.generico.html'],
    ]);
  });

  test('a parameter without a default must say where to be rendered', async () => {
    await expect(outputOf(page({ path: '/preventivo/:product' }))).rejects.toThrow('needs prerenderAt');
  });
});
