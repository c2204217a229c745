import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const sources = globSync('{domain,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line);

/** Amounts written into a text with a breaking space. */
const breakable = (text: string) => text.split('\n').filter((line) => !isComment(line) && /€ \d/.test(line));

test('the check finds the texts', () => {
  expect(sources).toContain(join('domain', 'src', 'buy', 'products', 'pet', 'cover.ts'));
  expect(breakable("  limit: 'fino a € 500',\n  // € 500")).toEqual(["  limit: 'fino a € 500',"]);
});

test('amounts in the prose of pages and PDFs have a non-breaking space after the euro sign', () => {
  const wrong = sources.flatMap((file) =>
    breakable(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});
