import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..', '..', '..');

test('without tracing none of its code is loaded: other folders import only its types', () => {
  const outside = globSync('**/*.ts', { cwd: source }).filter(
    (file) => !/(?:^|\/)traces\//.test(file) && !file.endsWith('.test.ts'),
  );
  const loading = outside.filter((file) =>
    /^import (?!type\b)[^;]*from '[^']*\/traces\//m.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(outside.length).toBeGreaterThan(300);
  expect(loading).toEqual([]);
});
