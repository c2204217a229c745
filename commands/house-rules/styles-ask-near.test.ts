import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

// Browsers ask `:has()` again whenever something comes into what it looks through. Of the whole document, that is always;
// and then all that is on the page is styled anew: half of what blocked the home page.
test('no style asks what the whole document has', () => {
  const asking = globSync('{ui,web,desk}/src/**/*.css', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => /(?:^|[\s,(])(?::root|html|body)\S*:has\(/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(asking).toEqual([]);
});
