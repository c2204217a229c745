import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

test('pages link with SiteLink: the router’s own Link would weigh 2 kB more on every page', () => {
  const wrong = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) =>
      /import \{[^}]*\b(?:Nav)?Link\b[^}]*\} from 'react-router'/.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    );
  expect(wrong).toEqual([]);
});
