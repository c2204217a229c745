import { expect, test } from 'vitest';
import { readReports } from './policy-reports.ts';

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
])('the violation %s is read as %s', (blocked, kind) => {
  expect(blockedBy(blocked)).toBe(kind);
});

test.each([[{ hello: 1 }], [[1]], [null], ['csp-report']])('%j is not a report', (content) => {
  expect(readReports(content, ours)).toBeNull();
});
