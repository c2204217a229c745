import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

const floors = ['domain/src', 'server/src', 'web/src', 'desk/src', 'commands', 'bench', 'proving', 'deploy'];

const rooms = floors.flatMap((floor) =>
  readdirSync(join(root, floor), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => `${floor}/${name}`),
);

/** A row names rooms of one floor, and says the floor once: `web/src/links`, `pictures`. */
const listed = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  .split('\n')
  .flatMap((row) => {
    const [first = '', ...others] = [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(
      ([, name = '']) => name,
    );
    return [first, ...others.map((name) => `${dirname(first)}/${name}`)];
  });

test('whoever looks for a room finds it in the list of the house', () => {
  expect(rooms).toContain('web/src/wizard');
  expect(rooms.filter((room) => !listed.includes(room))).toEqual([]);
});

test('what the list of the house names is there', () => {
  const named = listed.filter((name) => floors.includes(dirname(name)));
  expect(named.filter((name) => !rooms.includes(name))).toEqual([]);
});
