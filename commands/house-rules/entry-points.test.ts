import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test('right in commands lies what package.json names, and nothing else: all other code has a room', () => {
  const named = Object.values(scripts).flatMap((script) => /commands\/(\S+)/.exec(script)?.[1] ?? []);
  const there = readdirSync(join(root, 'commands'), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'tsconfig.json')
    .map(({ name }) => name);
  expect(there.toSorted()).toEqual([...new Set(named)].toSorted());
});
