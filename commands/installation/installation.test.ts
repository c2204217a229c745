import { expect, test } from 'vitest';
import { fits, packagesMissing, type LockedPackage } from './installation.cjs';

const machine = { os: 'linux', cpu: 'arm64', libc: 'glibc' };

function missing(wanted: Record<string, LockedPackage>, installed: Record<string, LockedPackage>): string[] {
  return packagesMissing({ packages: wanted }, { packages: installed }, machine);
}

const react = { version: '19.3.1', integrity: 'sha512-a' };

test('nothing is missing when every locked package is installed', () => {
  const domain = { link: true };
  const wanted = { '': {}, domain: {}, 'node_modules/react': react, 'node_modules/@riparo/domain': domain };
  expect(missing(wanted, { 'node_modules/react': react })).toEqual([]);
});

test.each([
  ['absent', {}],
  ['of another version', { 'node_modules/react': { ...react, version: '19.3.0' } }],
  ['with other content', { 'node_modules/react': { ...react, integrity: 'sha512-b' } }],
])('a package that is %s counts as missing', (_what, installed) => {
  expect(missing({ 'node_modules/react': react }, installed)).toEqual(['node_modules/react']);
});

test.each<[string, LockedPackage, boolean]>([
  ['this system', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }, true],
  ['this system, named by a word', { os: 'linux', cpu: 'arm64' }, true],
  ['another processor', { os: ['linux'], cpu: ['x64'] }, false],
  ['another C library', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }, false],
  ['all systems but this', { os: ['!linux'] }, false],
  ['all systems but another', { os: ['!win32'] }, true],
])('an optional part for %s is required only on that platform', (_what, rules, isMissing) => {
  const part = { version: '1.0.0', optional: true, ...rules };
  expect(missing({ 'node_modules/part': part }, {})).toEqual(isMissing ? ['node_modules/part'] : []);
});

test("packages needed only by another platform's part are not required", () => {
  const forBrowsers = { ...react, optional: true, cpu: ['wasm32'] };
  // npm omits it together with the part that needs it, and the lockfile does not name its platform.
  const neededByIt = { ...react, optional: true };
  const wanted = { 'node_modules/sharp-wasm32': forBrowsers, 'node_modules/runtime': neededByIt };
  expect(missing(wanted, {})).toEqual([]);
});

test.each([
  ['26.10.0', true],
  ['26.11.2', true],
  ['26.9.9', false],
  ['20.20.2', false],
  ['27.0.0', false],
])('a machine with Node %s runs the project on its own Node: %s', (version, isFitting) => {
  expect(fits(version, '26.10.0')).toBe(isFitting);
});
