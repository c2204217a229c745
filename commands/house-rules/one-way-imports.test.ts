import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileBehind, specifiersIn } from '../imports/imports.ts';
import { projectFolder } from '../running/run.ts';

const workspaces = ['domain', 'server', 'ui', 'web', 'desk', 'e2e', 'commands', 'bench', 'proving'] as const;
type Workspace = (typeof workspaces)[number];

/**
 * Imports go one way: web → ui ← desk, all → domain ← server. Only commands and benchmarks start the server.
 */
const mayImport: Record<Workspace, readonly Workspace[]> = {
  domain: [],
  server: ['domain'],
  ui: ['domain'],
  web: ['ui', 'domain'],
  desk: ['ui', 'domain'],
  e2e: ['domain'],
  commands: ['domain', 'server', 'e2e'],
  bench: ['domain', 'server', 'commands'],
  proving: ['domain', 'server', 'commands', 'bench'],
};

/**
 * The wings of every house, lowest first: a wing imports only lower ones, and only the assembly knows all.
 */
const wings = ['platform', 'desk', 'buy', 'understand', 'care', 'people', 'assembly'];

const MAX_ROOMS_IN_A_WING = 12;

/**
 * Workspaces whose `src` is a house: a folder per wing, with a folder per room, each with one subject. Entry
 * points are files outside any room, started by others.
 */
const houses: readonly { readonly workspace: Workspace; readonly entrances: readonly string[] }[] = [
  { workspace: 'domain', entrances: [] },
  { workspace: 'server', entrances: ['quick-loading.js'] },
  // The browser's first script, and the prerendering used by the build.
  { workspace: 'web', entrances: ['main.tsx', 'prerender.tsx'] },
  { workspace: 'desk', entrances: ['main.tsx'] },
];

/** The domain runs in the browser and on the server, so it may depend on neither. */
const domainPackages = [
  'zod',
  'lean-qr/nano',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  '@zxcvbn-ts/language-it',
];
// The library is the reference for our own tax codes.
const domainTestPackages = [...domainPackages, 'vitest', 'fast-check', '@marketto/codice-fiscale-utils'];

interface Import {
  readonly file: string;
  readonly from: Workspace;
  readonly specifier: string;
}

const imports = workspaces.flatMap(importsOf);

describe('the direction of imports', () => {
  test('the check finds the code', () => {
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

  test('the domain uses no platform and no framework', () => {
    const wrong = imports.filter(({ from, file, specifier }) => {
      const allowed = file.endsWith('.test.ts') ? domainTestPackages : domainPackages;
      return from === 'domain' && !isOwn(specifier) && !allowed.includes(specifier);
    });
    expect(wrong).toEqual([]);
  });

  test('browser code uses nothing from Node', () => {
    const wrong = imports.filter(
      ({ file, specifier }) =>
        /^(?:ui|web|desk)[/\\]src/.test(file) && !file.includes('.test.') && specifier.startsWith('node:'),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(houses)('the structure of $workspace', ({ workspace, entrances }) => {
  const house = join(workspace, 'src');

  test('a wing imports only from the wings below it', () => {
    const up = arrowsIn(house)
      .filter(({ file, target }) => !entrances.includes(file) && floorOf(file) < floorOf(target))
      .map(({ file, target }) => `${file} → ${target}`);
    expect(up).toEqual([]);
  });

  test('rooms do not import each other, directly or in a circle', () => {
    expect(circlesIn(arrowsIn(house), roomOf)).toEqual([]);
  });

  test('a wing has at most twelve rooms', () => {
    const roomsOf = Map.groupBy(roomsIn(house), (room) => wingOf(room));
    const crowded = [...roomsOf].filter(([, rooms]) => rooms.length > MAX_ROOMS_IN_A_WING);
    expect(crowded).toEqual([]);
  });

  test('folders inside a room do not import each other, directly or in a circle', () => {
    expect(circlesIn(arrowsIn(house), folderOf)).toEqual([]);
  });

  test('files do not import each other, directly or in a circle', () => {
    expect(circlesIn(arrowsIn(house), (file) => file)).toEqual([]);
  });

  test('every file is in a wing and a room', () => {
    const entries = readdirSync(join(projectFolder, house), { withFileTypes: true });
    const loose = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(loose.filter((name) => !entrances.includes(name))).toEqual([]);
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(folders.filter((name) => !wings.includes(name))).toEqual([]);
  });
});

test('a circle is reported with the imports that form it, the weakest first', () => {
  const arrows = [
    ['platform/wizard/fields.ts', 'platform/person/name.ts'],
    ['platform/wizard/masks.ts', 'platform/person/phone.ts'],
    ['platform/person/street.ts', 'platform/suitability/option.ts'],
    ['platform/suitability/links.ts', 'platform/wizard/answers.ts'],
    ['platform/wizard/fields.ts', 'platform/wizard/answers.ts'],
    ['platform/wizard/fields.ts', 'platform/values/money.ts'],
    ['platform/contract/calls.ts', 'platform/person/name.ts'],
  ].map(([file = '', target = '']): Arrow => ({ file: join(file), target: join(target) }));
  expect(circlesIn(arrows, roomOf)).toEqual(
    [
      'platform/person/street.ts → platform/suitability/option.ts',
      'platform/suitability/links.ts → platform/wizard/answers.ts',
      'platform/wizard/fields.ts → platform/person/name.ts',
      'platform/wizard/masks.ts → platform/person/phone.ts',
    ].map((tie) => tie.replaceAll('/', sep)),
  );
});

/** An import between two files of a house. */
interface Arrow {
  readonly file: string;
  readonly target: string;
}

function arrowsIn(house: string): Arrow[] {
  const arrows = imports
    .filter(({ file }) => !file.includes('.test.'))
    .map((found): Arrow => ({ file: found.file, target: fileBehind(found.file, found.specifier) ?? '' }))
    .filter(({ file, target }) => [file, target].every((each) => each.startsWith(house + sep)))
    .map(({ file, target }) => ({ file: relative(house, file), target: relative(house, target) }));
  if (arrows.length === 0) throw new Error(`nothing is seen in ${house}`);
  return arrows;
}

function wingOf(file: string): string {
  return file.split(sep)[0] ?? file;
}

function floorOf(file: string): number {
  return wings.indexOf(wingOf(file));
}

/** A file directly in its wing, or outside all wings, counts as a room. */
function roomOf(file: string): string {
  return file.split(sep).slice(0, 2).join(sep);
}

/** For a file directly in its room, the file itself. */
function folderOf(file: string): string {
  const parts = file.split(sep);
  return parts.length <= 3 ? file : parts.slice(0, 3).join(sep);
}

function roomsIn(house: string): string[] {
  return wings
    .filter((wing) => existsSync(join(projectFolder, house, wing)))
    .flatMap((wing) =>
      readdirSync(join(projectFolder, house, wing), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(wing, name)),
    );
}

/** Imports that are part of a circle; empty if there is none. */
function circlesIn(arrows: readonly Arrow[], placeOf: (file: string) => string): string[] {
  const steps = arrows
    .map(({ file, target }) => ({ from: placeOf(file), to: placeOf(target), tie: `${file} → ${target}` }))
    .filter(({ from, to }) => from !== to);
  const next = Map.groupBy(steps, ({ from }) => from);
  const leadsTo = (start: string): ReadonlySet<string> => {
    const reached = new Set([start]);
    for (const place of reached) for (const { to } of next.get(place) ?? []) reached.add(to);
    return reached;
  };
  const reachedFrom = new Map([...new Set(steps.map(({ to }) => to))].map((to) => [to, leadsTo(to)]));
  const inCircles = steps.filter(({ from, to }) => reachedFrom.get(to)?.has(from));
  return [...Map.groupBy(inCircles, ({ from, to }) => `${from} → ${to}`).values()]
    .toSorted((one, other) => one.length - other.length)
    .flatMap((between) => between.map(({ tie }) => tie));
}

function importsOf(from: Workspace): Import[] {
  return readdirSync(join(projectFolder, from), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[cm]?ts|tsx|cjs|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](?:node_modules|dist|\.data)[\\/]/.test(file))
    .flatMap((file) =>
      specifiersIn(readFileSync(file, 'utf8')).map((specifier) => ({
        file: relative(projectFolder, file),
        from,
        specifier,
      })),
    );
}

function isOwn(specifier: string): boolean {
  return specifier.startsWith('.') || specifier.startsWith('@riparo/');
}

function workspaceBehind({ file, specifier }: Import): Workspace | undefined {
  const [folder] = fileBehind(file, specifier)?.split(sep) ?? [];
  return workspaces.find((workspace) => workspace === folder);
}
