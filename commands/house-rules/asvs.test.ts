import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const table = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8');

test('every file named in the security table exists', () => {
  const named = [
    ...table.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[A-Z]+\.md|package-lock\.json|\.env\.example)`/g),
  ];
  const paths = named.flatMap(([, path]) => path ?? []).filter((path) => !path.startsWith('application/'));
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every row of the security table says whether it is met, and by what', () => {
  const rows = table.split('\n').filter((line) => /^\| \d/.test(line));
  const states = rows.map((row) => row.split('|')[2]?.trim() ?? '');
  expect(new Set(states)).toEqual(new Set(['held', 'partly', 'differs', 'operator', 'none']));
  const unexplained = rows.filter(
    (row) => row.split('|')[3]?.trim() === '' && row.split('|')[2]?.trim() !== 'none',
  );
  expect(unexplained).toEqual([]);
});
