import { expect, test } from 'vitest';
import { scannerAt } from './scanner-config.ts';

test.each([
  ['tcp://127.0.0.1:3311', { host: '127.0.0.1', port: 3311 }],
  ['tcp://scanner.internal', { host: 'scanner.internal', port: 3310 }],
  ['tcp://scanner.internal/', { host: 'scanner.internal', port: 3310 }],
  ['tcp://[fd00::5]:3311', { host: 'fd00::5', port: 3311 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('%s is accepted as the address of a scanner', (text, place) => {
  expect(scannerAt(text)).toEqual(place);
});
