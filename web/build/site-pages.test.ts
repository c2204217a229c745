import { describe, expect, test } from 'vitest';
import { definePage, type PageDescription } from '../src/platform/page/page.ts';
import { outputOf } from './site-pages.ts';

type Description = Omit<PageDescription, 'load'>;

const outputOfPage = (description: Description, asks: readonly string[] = []) =>
  outputOf(definePage({ ...description, load: async () => ({ default: () => null }) }), {
    signInPath: '/login',
    asks,
  });

const plain = {
  resumeFile: null,
  sandboxOnly: false,
  signedOutFile: null,
  asks: [],
  leadsTo: null,
  isForReading: false,
};

describe('what the build makes of a page', () => {
  test('one HTML for a plain page, also under its other addresses', async () => {
    expect(await outputOfPage({ path: '/', also: ['/home'] })).toEqual({
      sitePages: [
        { ...plain, pattern: '/', file: 'home.html' },
        { ...plain, pattern: '/home', file: 'home.html' },
      ],
      documents: [{ address: '/', file: 'home.html' }],
    });
  });

  test('a resumable wizard gets a second HTML for visitors in the middle of it', async () => {
    const { sitePages, documents } = await outputOfPage({ path: '/calcola', resumable: true });
    expect(sitePages).toEqual([
      { ...plain, pattern: '/calcola', file: 'calcola.html', resumeFile: 'calcola.resume.html' },
    ]);
    expect(documents.map(({ address }) => address)).toEqual(['/calcola', '/calcola?passo=1']);
  });

  test('known values have an own HTML, before the pattern that catches the rest', async () => {
    const { sitePages } = await outputOfPage({
      path: '/preventivo/:product',
      prerenderAt: ['/preventivo/generico', '/preventivo/vita'],
    });
    expect(sitePages.map(({ pattern, file }) => [pattern, file])).toEqual([
      ['/preventivo/generico', 'preventivo.generico.html'],
      ['/preventivo/vita', 'preventivo.vita.html'],
      ['/preventivo/:product', 'preventivo.generico.html'],
    ]);
  });

  test('where only known values have a page, the others lead elsewhere', async () => {
    const { sitePages } = await outputOfPage({
      path: '/guide/:key',
      prerenderAt: ['/guide/vita', '/guide/casa'],
      unknownLeadsTo: '/guide',
    });
    expect(sitePages.map(({ pattern, leadsTo }) => [pattern, leadsTo])).toEqual([
      ['/guide/vita', null],
      ['/guide/casa', null],
      ['/guide/:key', '/guide'],
    ]);
  });

  test('a page for who is signed in has the login beside it, and names what it asks', async () => {
    const asks = ['/api/v1/deals'];
    const { sitePages } = await outputOfPage({ path: '/customer', isProtected: true }, asks);
    expect(sitePages).toEqual([
      { ...plain, pattern: '/customer', file: 'customer.html', signedOutFile: 'login.html', asks },
    ]);
  });

  test('a page about somebody is made about nobody', async () => {
    const { sitePages, documents } = await outputOfPage({ path: '/recesso/:token' });
    expect(documents).toEqual([{ address: '/recesso/-', file: 'recesso.-.html' }]);
    expect(sitePages.map(({ pattern, file }) => [pattern, file])).toEqual([
      ['/recesso/-', 'recesso.-.html'],
      ['/recesso/:token', 'recesso.-.html'],
    ]);
  });
});
