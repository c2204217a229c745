import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const workspaces = ['domain', 'server', 'web', 'e2e', 'commands', 'bench'] as const;
type Workspace = (typeof workspaces)[number];

/** Imports point one way: web → domain ← server. Only the commands and what measures start the server. */
const mayImport: Record<Workspace, readonly Workspace[]> = {
  domain: [],
  server: ['domain'],
  web: ['domain'],
  e2e: ['domain'],
  commands: ['domain', 'server'],
  bench: ['domain', 'server', 'commands'],
};

/** The domain runs in the browser and on the server, so it may need neither. */
const domainPackages = ['zod'];
// The library is what our own tax codes are measured against.
const domainTestPackages = [...domainPackages, 'vitest', 'fast-check', '@marketto/codice-fiscale-utils'];

interface Import {
  readonly file: string;
  readonly from: Workspace;
  readonly specifier: string;
}

const imports = workspaces.flatMap(importsOf);

describe('imports point one way', () => {
  test('the walk sees the code', () => {
    expect(imports.some(({ file, specifier }) => file.startsWith('web') && specifier === 'react')).toBe(true);
  });

  test.each(workspaces)('%s imports no workspace that it must not know', (workspace) => {
    const allowed = new Set<Workspace>([workspace, ...mayImport[workspace]]);
    const wrong = imports.filter((found) => {
      const target = workspaceBehind(found);
      return found.from === workspace && target !== undefined && !allowed.has(target);
    });
    expect(wrong).toEqual([]);
  });

  test('the domain needs no platform and no framework', () => {
    const wrong = imports.filter(({ from, file, specifier }) => {
      const allowed = file.endsWith('.test.ts') ? domainTestPackages : domainPackages;
      return from === 'domain' && !isOwn(specifier) && !allowed.includes(specifier);
    });
    expect(wrong).toEqual([]);
  });

  test('what runs in the browser needs no Node', () => {
    const wrong = imports.filter(
      ({ file, specifier }) =>
        file.startsWith(`web${sep}src`) && !file.includes('.test.') && specifier.startsWith('node:'),
    );
    expect(wrong).toEqual([]);
  });
});

function importsOf(from: Workspace): Import[] {
  return readdirSync(join(root, from), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[cm]?ts|tsx|cjs|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](?:node_modules|dist|\.data)[\\/]/.test(file))
    .flatMap((file) =>
      specifiersIn(readFileSync(file, 'utf8')).map((specifier) => ({
        file: relative(root, file),
        from,
        specifier,
      })),
    );
}

function specifiersIn(source: string): string[] {
  const statement = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"])([^'"\n]+)\1/g;
  return [...source.matchAll(statement)].map(([, , specifier = '']) => specifier);
}

function isOwn(specifier: string): boolean {
  return specifier.startsWith('.') || specifier.startsWith('@riparo/');
}

function workspaceBehind({ file, specifier }: Import): Workspace | undefined {
  const named = /^@riparo\/(\w+)/.exec(specifier)?.[1];
  const path = specifier.startsWith('.')
    ? relative(root, resolve(root, dirname(file), specifier))
    : undefined;
  return workspaces.find((workspace) => workspace === (named ?? path?.split(sep)[0]));
}
