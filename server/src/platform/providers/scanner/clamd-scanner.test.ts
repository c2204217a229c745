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

describe('ClamAV is asked about a stream', () => {
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

  test('ClamAV has answered also where it does not hang up', async () => {
    await using clamd = await clamdStandIn(undefined, { hangsUp: false });
    expect(await openClamd(clamd.place, { timeoutMs: 500 }).scan(pieces('bad'))).toBe('infected');
  });

  test('ClamAV is asked about a stream which is longer than what a socket holds', async () => {
    await using clamd = await clamdStandIn();
    const long = 'x'.repeat(3_000_000);
    expect(await openClamd(clamd.place).scan(pieces(long, 'bad', long))).toBe('infected');
  });
});

describe('no answer is none', () => {
  test.each([
    ['it is not there', { host: '127.0.0.1', port: 1 }],
    ['its socket is not there', { path: '/nowhere/clamd.ctl' }],
  ])('when %s', async (_, place) => {
    await expect(openClamd(place).scan(pieces('x'))).rejects.toThrow(ScannerAway);
  });

  test.each([
    ['it says something else', 'INSTREAM size limit exceeded. ERROR'],
    ['it hangs', null],
  ])('when %s', async (_, answer) => {
    await using clamd = await clamdStandIn(() => answer);
    await expect(openClamd(clamd.place, { timeoutMs: 100 }).scan(pieces('x'))).rejects.toThrow(ScannerAway);
  });

  test('when it talks on and on: nobody waits for the end', async () => {
    await using clamd = await clamdStandIn(() => 'x'.repeat(1025), { hangsUp: false, ending: '' });
    await expect(openClamd(clamd.place).scan(pieces('x'))).rejects.toThrow('answered something else');
  });

  test('when what it is asked about can not be read: it is left alone', async () => {
    await using clamd = await clamdStandIn();
    await expect(openClamd(clamd.place).scan(unreadable())).rejects.toThrow(ScannerAway);
  });
});

test('the scanner that is configured is asked; without one nothing is known to be bad', async () => {
  await using clamd = await clamdStandIn();
  expect(await openScanner({ scanner: clamd.place }).scan(pieces('bad'))).toBe('infected');
  expect(await openScanner({ scanner: null }).scan(pieces('bad'))).toBe('clean');
});
