import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

// Browsers re-evaluate `:has()` whenever its subtree changes. On the whole document that is always, and
// everything is restyled: this was half of what blocked the home page.
test('no style uses :has() on the whole document', () => {
  const asking = globSync('{ui,web,desk}/src/**/*.css', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /(?:^|[\s,(])(?::root|html|body)\S*:has\(/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(asking).toEqual([]);
});
