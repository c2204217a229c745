import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', '..', '..');
const port = join('platform', 'providers', 'identity');
const builtIn = join(port, 'built-in');

type Import = { file: string; target: string };

const imports = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
  .flatMap((entry) => importsOf(join(entry.parentPath, entry.name)));

function importsOf(path: string): Import[] {
  const specifiers = readFileSync(path, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g);
  return [...specifiers].map(([, specifier = '']) => ({
    file: relative(source, path),
    target: specifier.startsWith('.') ? relative(source, resolve(dirname(path), specifier)) : specifier,
  }));
}

const isIn = (folder: string, path: string) => path.startsWith(folder + sep);
test('the port knows people’s data, and nothing of databases, HTTP, mails or other folders', () => {
  const ofPort = imports.filter(({ file }) => isIn(port, file) && !isIn(builtIn, file));
  expect(ofPort.length).toBeGreaterThan(0);
  const elsewhere = ofPort.filter(
    ({ target }) => !isIn(port, target) && !target.startsWith('@riparo/domain/'),
  );
  expect(elsewhere.filter(({ target }) => target !== 'vitest')).toEqual([]);
  expect(ofPort.filter(({ target }) => isIn(builtIn, target))).toEqual([]);
});

test('only the place that assembles the server knows which provider is used', () => {
  const knowing = imports.filter(({ file, target }) => isIn(builtIn, target) && !isIn(builtIn, file));
  expect([...new Set(knowing.map(({ file }) => file))]).toEqual([join('assembly', 'server-parts.ts')]);
});
