import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const names = Object.keys(scripts);

test('every npm script is the one way in, with its own name', () => {
  for (const [name, script] of Object.entries(scripts))
    expect(script).toBe(`exec "\${npm_node_execpath:-node}" commands/run.cjs ${name}`);
});

test('at most eighteen npm scripts are to be known', () => {
  expect(names.length).toBeLessThanOrEqual(18);
});

test('README and CONTRIBUTING name every npm script, and none that is not there', () => {
  const pages = ['README.md', 'CONTRIBUTING.md'].map((name) => readFileSync(join(root, name), 'utf8'));
  const named = pages.flatMap((page) =>
    [...page.matchAll(/npm (?:run )?((?:start|test(?!:)|(?<=run )[a-z]+)(?::\w+)?)\b(?! -w)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(new Set(named)).toEqual(new Set(names));
});

test('right in commands are the programs of npm scripts alone: all other code has a room', () => {
  const programs = new Set(names.map((name) => `${name.replace(':', '-')}.ts`));
  const files = readdirSync(join(root, 'commands'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(files.filter((name) => !programs.has(name))).toEqual(['prepare.cjs', 'run.cjs']);
});
