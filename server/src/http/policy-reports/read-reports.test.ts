import { expect, test } from 'vitest';
import { readReports } from './read-reports.ts';

const ours = 'https://www.riparo.example';
const page = `${ours}/firma/a-token`;

const blockedBy = (blocked: string) =>
  readReports({ 'csp-report': { 'document-uri': page, 'blocked-uri': blocked } }, ours)?.[0]?.blocked;

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['self', 'self'],
  [`${ours}/app.js?token=1`, 'self'],
  ['https://evil.example/steal.js?token=1', 'https://evil.example'],
  ['http://evil.example:8080/', 'http://evil.example'],
  ['data', 'data:'],
  ['blob:https://evil.example/1', 'blob:'],
  ['chrome-extension://abcdef/ada.js', 'chrome-extension:'],
  ['ftp://evil.example/', 'other'],
  ['Ada', 'other'],
  ['ada@example.org\nlevel: fatal', 'other'],
  ['', 'other'],
  [`https://${'a'.repeat(49)}.${'b'.repeat(50)}/`, `https://${'a'.repeat(49)}.${'b'.repeat(50)}`],
  [`https://${'a'.repeat(50)}.${'b'.repeat(50)}/`, 'other'],
])('%s was kept out as %s', (blocked, kind) => {
  expect(blockedBy(blocked)).toBe(kind);
});

test.each([
  [{ 'effective-directive': 'img-src', 'violated-directive': 'default-src' }, 'img-src'],
  [{ 'violated-directive': "script-src 'self' https://evil.example" }, 'script-src'],
  [{ 'effective-directive': 'ada@example.org' }, 'other'],
  [{}, 'other'],
])('by %j it was %s', (told, directive) => {
  const report = { 'document-uri': page, ...told };
  expect(readReports({ 'csp-report': report }, ours)).toEqual([
    { directive, documentUrl: page, blocked: 'other' },
  ]);
});

const about = (type: string, body: unknown) => ({ type, body });

test('several at once are read as far as they are about the policy and whole', () => {
  const whole = { documentURL: page, blockedURL: 'inline', effectiveDirective: 'style-src' };
  const reports = [
    about('csp-violation', whole),
    about('deprecation', whole),
    about('csp-violation', { blockedURL: 'inline' }),
    about('csp-violation', { documentURL: page }),
  ];
  expect(readReports(reports, ours)).toEqual([
    { directive: 'style-src', documentUrl: page, blocked: 'inline' },
    { directive: 'other', documentUrl: page, blocked: 'other' },
  ]);
});

test.each([[{ hello: 1 }], [[1]], [null], ['csp-report']])('%j is no report', (content) => {
  expect(readReports(content, ours)).toBeNull();
});
