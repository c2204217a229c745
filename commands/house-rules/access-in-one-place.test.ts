import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const httpRoom = 'server/src/platform/http/';

/** Served to developers only: absent in production. */
const sandboxes = [
  'server/src/platform/providers/analytics/sandbox-collector.ts',
  'server/src/platform/providers/card/sandbox/api.ts',
  'server/src/platform/providers/card/sandbox/book-routes.ts',
  'server/src/platform/providers/card/sandbox/dashboard-routes.ts',
  'server/src/platform/providers/card/sandbox/pay-routes.ts',
  'server/src/platform/providers/mail/sandbox-pages.ts',
];

const sources = readdirSync(join(root, 'server', 'src'), { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map(({ parentPath, name }) => join(parentPath, name))
  .map((path) => ({ file: relative(root, path).replaceAll(sep, '/'), text: readFileSync(path, 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

const outsideHttp = (files: readonly string[]) => files.filter((file) => !file.startsWith(httpRoom));

describe('access to a call is declared with the call and enforced in one place', () => {
  test('only the http room reads the session', () => {
    const readers = filesWith(/from '[^']*\/session-reader\.ts'/);
    expect(readers).toContain('server/src/platform/http/access/access.ts');
    expect(outsideHttp(readers)).toEqual([]);
  });

  test('only the session reader asks the identity port for a session', () => {
    expect(filesWith(/\.sessionOf\(/)).toEqual(['server/src/platform/http/access/session-reader.ts']);
  });

  test('features serve calls and files, which declare their access, and no routes of their own', () => {
    const routes = filesWith(/\b(?:app|api|pages)\.(?:get|post|put|patch|delete|head|all|route)\(/);
    expect(outsideHttp(routes).toSorted()).toEqual(sandboxes);
  });

  test('customer data at the desk is shown only by the room that logs it', () => {
    expect(filesWith(/new Logged\(/)).toEqual(['server/src/desk/log/log-reads.ts']);
  });
});
