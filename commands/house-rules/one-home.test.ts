import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const sources = globSync('{domain,server,web,e2e,bench,commands}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

const handsOn = (text: string) => /^export (?:type )?(?:\*|\{[^}]*\}) from /m.test(text);

test('the walk sees what hands on', () => {
  expect(sources).toContain(join('web', 'src', 'main.tsx'));
  expect(handsOn("export {\n  one,\n} from './one.ts';")).toBe(true);
  expect(handsOn("export * from './one.ts';")).toBe(true);
  expect(handsOn('export { one };')).toBe(false);
});

test('a thing is imported from the one file that makes it: none hands on what another has', () => {
  const wrong = sources.filter((file) => handsOn(readFileSync(join(root, file), 'utf8')));
  expect(wrong).toEqual([]);
});
