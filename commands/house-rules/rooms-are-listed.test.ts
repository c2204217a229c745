import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const houses = ['domain/src', 'server/src', 'web/src', 'desk/src'];

/** The assembly has no page of its own: it only connects the wings. */
const wings = foldersIn('domain/src');

test.each(wings)('the page of the wing "%s" lists exactly its rooms', (wing) => {
  const rooms = houses.flatMap((house) =>
    foldersIn(`${house}/${wing}`).map((room) => `${house}/${wing}/${room}`),
  );
  expect(listedIn(`domain/src/${wing}/README.md`).toSorted()).toEqual(rooms.toSorted());
});

test('ARCHITECTURE.md lists the parts of commands, measurements and deployment', () => {
  const floors = ['commands', 'bench', 'proving', 'deploy'];
  const rooms = floors.flatMap((floor) => foldersIn(floor).map((room) => `${floor}/${room}`));
  const listed = listedIn('ARCHITECTURE.md').filter((name) => floors.includes(dirname(name)));
  expect(listed.toSorted()).toEqual(rooms.toSorted());
});

function foldersIn(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name);
}

function entriesOf(folder: string) {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * The names in a row's first cell. A row about several rooms of a folder names the folder once:
 * `bench/stage`, `load`.
 */
function listedIn(page: string): string[] {
  return readFileSync(join(root, page), 'utf8')
    .split('\n')
    .flatMap((row) => {
      const [first = '', ...others] = [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(
        ([, name = '']) => name,
      );
      return first === ''
        ? []
        : [first, ...others.map((name) => (name.includes('/') ? name : `${dirname(first)}/${name}`))];
    });
}
