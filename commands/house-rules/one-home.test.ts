import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const sources = globSync('{domain,server,web,e2e,bench,commands}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

const handsOn = (text: string) => /^export (?:type )?(?:\*|\{[^}]*\}) from /m.test(text);

test('the check recognises re-exports', () => {
  expect(sources).toContain(join('web', 'src', 'main.tsx'));
  expect(handsOn("export {\n  one,\n} from './one.ts';")).toBe(true);
  expect(handsOn("export * from './one.ts';")).toBe(true);
  expect(handsOn('export { one };')).toBe(false);
});

test("everything is imported from the file that defines it: no file re-exports another's", () => {
  const wrong = sources.filter((file) => handsOn(readFileSync(join(root, file), 'utf8')));
  expect(wrong).toEqual([]);
});
