import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const names = Object.keys(scripts);

test('every npm script goes through the single entry point under its own name', () => {
  for (const [name, script] of Object.entries(scripts))
    expect(script).toBe(`exec "\${npm_node_execpath:-node}" commands/run.cjs ${name}`);
});

test('there are at most eighteen npm scripts', () => {
  expect(names.length).toBeLessThanOrEqual(18);
});

test('README and CONTRIBUTING name every npm script and no other', () => {
  const pages = ['README.md', 'CONTRIBUTING.md'].map((name) => readFileSync(join(root, name), 'utf8'));
  const named = pages.flatMap((page) =>
    [...page.matchAll(/npm (?:run )?((?:start|test(?!:)|(?<=run )[a-z]+)(?::\w+)?)\b(?! -w)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(new Set(named)).toEqual(new Set(names));
});

test('the top level of commands has only the programs of npm scripts: all other code is in a room', () => {
  const programs = new Set(names.map((name) => `${name.replace(':', '-')}.ts`));
  const files = readdirSync(join(root, 'commands'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(files.filter((name) => !programs.has(name))).toEqual(['prepare.cjs', 'run.cjs']);
});
