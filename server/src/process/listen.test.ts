import { expect, test, vi } from 'vitest';
import type { App } from '../http/app-instance.ts';
import { StartFailure } from '../settings/start-failure.ts';
import { listen } from './listen.ts';

const doorOn = (port: number, opened = vi.fn<() => Promise<void>>().mockResolvedValue()) => {
  const door = { listen: opened, server: { address: () => ({ port }) } };
  return { opened, app: door as unknown as App };
};

test.each([
  ['127.0.0.1', 'http://localhost:3001'],
  ['::1', 'http://localhost:3001'],
  ['0.0.0.0', 'http://localhost:3001'],
  ['::', 'http://localhost:3001'],
  ['192.168.1.5', 'http://192.168.1.5:3001'],
  ['2001:db8::5', 'http://[2001:db8::5]:3001'],
])('whoever listens at %s is found at %s', async (host, url) => {
  const { app, opened } = doorOn(3001);
  expect(await listen(app, { host, port: 0 })).toBe(url);
  expect(opened.mock.calls).toEqual([[{ host, port: 0 }]]);
});

test.each([
  [
    'EADDRINUSE',
    "La porta 80 è già occupata da un altro programma: chiudilo, oppure scegli un'altra porta con PORT.",
  ],
  ['EACCES', "Il sistema non permette di usare la porta 80: scegline un'altra con PORT."],
  ['EADDRNOTAVAIL', "L'indirizzo casa.test non è di questa macchina: correggi HOST."],
  ['ENOTFOUND', "L'indirizzo casa.test non è di questa macchina: correggi HOST."],
])('%s is told in a sentence', async (code, sentence) => {
  const { app, opened } = doorOn(80);
  opened.mockRejectedValue(Object.assign(new Error(code), { code }));
  await expect(listen(app, { host: 'casa.test', port: 80 })).rejects.toThrow(new StartFailure(sentence));
});

test('what nobody foresaw is told as it is', async () => {
  const { app, opened } = doorOn(80);
  const error = Object.assign(new Error('EMFILE'), { code: 'EMFILE' });
  opened.mockRejectedValue(error);
  await expect(listen(app, { host: '::', port: 80 })).rejects.toBe(error);
});
