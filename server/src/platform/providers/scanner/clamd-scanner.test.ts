import { describe, expect, test } from 'vitest';
import { clamdStandIn } from '../../../../test/clamd-stand-in.ts';
import { openClamd } from './open-scanner.ts';
import { ScannerAway } from './file-scanner.ts';
import { openScanner } from './open-scanner.ts';

const pieces = async function* (...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text);
};

const unreadable = async function* (): AsyncGenerator<Buffer> {
  yield Buffer.from('x');
  throw new Error('the file is gone');
};

describe('scanning a stream with ClamAV', () => {
  test.each([
    [['nothing', ' in here'], 'clean'],
    [['something b', 'ad'], 'infected'],
    [['some', '', 'thing b', '', 'a', 'd'], 'infected'],
    [[''], 'clean'],
    [[], 'clean'],
  ] as const)('%j is %s', async (texts, verdict) => {
    await using clamd = await clamdStandIn();
    expect(await openClamd(clamd.place).scan(pieces(...texts))).toBe(verdict);
  });

  test('an answer of ClamAV counts although the connection stays open', async () => {
    await using clamd = await clamdStandIn(undefined, { hangsUp: false });
    expect(await openClamd(clamd.place, { timeoutMs: 500 }).scan(pieces('bad'))).toBe('infected');
  });

  test("ClamAV scans a stream longer than a socket's buffer", async () => {
    await using clamd = await clamdStandIn();
    const long = 'x'.repeat(3_000_000);
    expect(await openClamd(clamd.place).scan(pieces(long, 'bad', long))).toBe('infected');
  });
});

describe('ClamAV without a usable answer', () => {
  test.each([
    ['its address is wrong', { host: '127.0.0.1', port: 1 }],
    ['its socket is missing', { path: '/nowhere/clamd.ctl' }],
  ])('the scanner counts as away when %s', async (_, place) => {
    await expect(openClamd(place).scan(pieces('x'))).rejects.toThrow(ScannerAway);
  });

  test.each([
    ['it answers with an error', 'INSTREAM size limit exceeded. ERROR'],
    ['it hangs', null],
  ])('the scanner counts as away when %s', async (_, answer) => {
    await using clamd = await clamdStandIn(() => answer);
    await expect(openClamd(clamd.place, { timeoutMs: 100 }).scan(pieces('x'))).rejects.toThrow(ScannerAway);
  });

  test('an endless answer is cut off', async () => {
    await using clamd = await clamdStandIn(() => 'x'.repeat(1025), { hangsUp: false, ending: '' });
    await expect(openClamd(clamd.place).scan(pieces('x'))).rejects.toThrow('answered something else');
  });

  test('a stream that cannot be read ends the scan', async () => {
    await using clamd = await clamdStandIn();
    await expect(openClamd(clamd.place).scan(unreadable())).rejects.toThrow(ScannerAway);
  });
});

test('the configured scanner is called; without one no file is known to be bad', async () => {
  await using clamd = await clamdStandIn();
  expect(await openScanner({ scanner: clamd.place }).scan(pieces('bad'))).toBe('infected');
  expect(await openScanner({ scanner: null }).scan(pieces('bad'))).toBe('clean');
});
