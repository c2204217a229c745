import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileBehind, specifiersIn } from '../imports/imports.ts';
import { projectFolder } from '../running/run.ts';

const example = join('domain', 'src', 'platform', 'person', 'example-person.ts');

/** Production code: browser, server and what they share. */
const houses = ['domain', 'server', 'ui', 'web', 'desk'].map((workspace) => join(workspace, 'src'));

const importers = houses.flatMap((house) =>
  readdirSync(join(projectFolder, house), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(house, name))
    .filter((file) =>
      specifiersIn(readFileSync(join(projectFolder, file), 'utf8')).some(
        (specifier) => fileBehind(file, specifier) === example,
      ),
    ),
);

test('the example person is known only to tests and demonstrations', () => {
  expect(importers.filter((file) => !file.includes('.test.'))).toEqual([]);
  expect(importers.length).toBeGreaterThan(10);
});
