import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Progress } from '../running/progress.ts';
import { filesNamed, Importers } from './importers.ts';
import { openKeptReach } from './kept-reach.ts';
import type { RoomMutant } from './room-mutants.ts';
import type { Task } from './round.ts';
import type { TestedBy, TestProcess } from './test-process.ts';

export type Trial = {
  readonly mutant: RoomMutant;
  /** The test that noticed it; null when none did. */
  readonly noticedBy: string | null;
  /** How many tests came by it. */
  readonly reachedBy: number;
};

/** How long a test may take with a mutant: times its own duration without one, and a while for a busy machine. */
type Patience = { readonly late: Wait; readonly limit: Wait };
type Wait = { readonly times: number; readonly moreMs: number };

const beside: Patience = { late: { times: 2, moreMs: 500 }, limit: { times: 5, moreMs: 15_000 } };
// Alone, whoever still waits after so long does so because of the mutant.
const alone: Patience = { late: { times: 0, moreMs: Infinity }, limit: { times: 15, moreMs: 45_000 } };
// Whoever is not noticed by so many tests of usual length is rarely noticed by one more.
const mostUsualTests = 80;
// What is decided at load has a run for so many files of tests, then one for the others, as far as they are near.
const nearestAtLoad = 3;
const mostAtLoad = 24;

/** Tries every mutant on the tests that come by it, until one notices. What is known so far is kept after each turn. */
export async function tryMutants(
  tests: TestProcess,
  mutants: readonly RoomMutant[],
  { progress, keep }: { progress: Progress; keep: (known: readonly Trial[]) => Promise<void> },
): Promise<Trial[]> {
  progress.begin(`${mutants.length} mutants: which tests come by?`);
  const everyTest = await reach(tests, mutants);
  const ranked = new Map(mutants.map((mutant) => [mutant.id, rankedFor(mutant, everyTest)]));
  const noticed = new Map<string, string>();
  const note = (believed: Noticed) => {
    for (const [id, { name }] of believed) noticed.set(id, name);
  };
  const known = (): Trial[] =>
    mutants.map((mutant) => ({
      mutant,
      noticedBy: noticed.get(mutant.id) ?? null,
      reachedBy: ranked.get(mutant.id)?.length ?? 0,
    }));

  const mostMs = mostUsualTests * median(everyTest.map(({ durationMs }) => durationMs));
  const waiting = new Map(
    mutants.map((mutant) => [mutant.id, within(mostMs, ranked.get(mutant.id) ?? [], mutant)] as const),
  );
  // The most promising test alone first: most mutants need no other.
  for (let atOnce = 1; ; atOnce *= 2) {
    const turn = takeTurn(waiting, atOnce);
    if (turn.size === 0) break;
    progress.begin(`${noticed.size} noticed; ${countTries(turn)} tries by ${turn.size} tests`);
    const { believed, doubtful } = await runTurn(tests, turn, everyTest, beside);
    note(believed);
    for (const [id, test] of doubtful) {
      if (noticed.has(id)) continue;
      progress.begin(`${noticed.size} noticed; one alone, of ${doubtful.length} that are in doubt`);
      note((await runTurn(tests, new Map([[test.id, [id]]]), everyTest, alone)).believed);
    }
    for (const id of noticed.keys()) waiting.delete(id);
    await keep(known());
  }

  const loaded = new Set(everyTest.flatMap((test) => test.loaded ?? []));
  const fixed = mutants.filter(({ id }) => loaded.has(id) && !noticed.has(id));
  const importers = new Importers();
  for (const [index, mutant] of fixed.entries()) {
    progress.begin(`${noticed.size} noticed; ${index + 1} of ${fixed.length} at load`);
    const test = await runLoaded(tests, mutant, importers.of(mutant.file));
    if (test !== null) noticed.set(mutant.id, test);
    await keep(known());
  }
  progress.finish();
  return known();
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The first one and those beside the code always, then as many as fit. */
function within(mostMs: number, tests: readonly TestedBy[], mutant: RoomMutant): TestedBy[] {
  let leftMs = mostMs;
  return tests.filter(({ durationMs, file }, place) => {
    const fits = place === 0 || dirname(file) === dirname(mutant.file) || durationMs <= leftMs;
    if (fits) leftMs -= durationMs;
    return fits;
  });
}

const countTries = (turn: ReadonlyMap<string, readonly string[]>) =>
  [...turn.values()].reduce((sum, { length }) => sum + length, 0);

/** Runs every test once, unless it is known already: which mutants does it come by, and how long does it take? */
async function reach(tests: TestProcess, mutants: readonly RoomMutant[]): Promise<TestedBy[]> {
  const wanted = new Set(
    mutants.flatMap(({ room }) => tests.files.filter((file) => isUnder(room.tests, file))),
  );
  const kept = await openKeptReach();
  const known: TestedBy[] = [];
  const unknown = new Set<string>();
  for (const file of wanted) {
    const before = await kept.of(file);
    if (before) known.push(...before);
    else unknown.add(file);
  }
  const together = unknown.size === 0 ? [] : await tests.run(unknown, { kind: 'reach' });
  const failed = new Set(together.filter(({ hasFailed }) => hasFailed).map(({ file }) => file));
  const told = together.filter(({ file }) => !failed.has(file));
  // On a busy machine it may have been for want of time.
  for (const file of failed) told.push(...(await tests.run(new Set([file]), { kind: 'reach' })));
  await kept.keep(told);
  const results = [...known, ...told];
  // Whoever fails with the code as it is would notice whatever is changed.
  for (const { file, name, failure } of results.filter(({ hasFailed }) => hasFailed))
    console.error(`\nFallisce già da sola, e non conta: ${file}: ${name}\n${failure ?? ''}`);
  return results.filter(({ hasFailed }) => !hasFailed);
}

const isUnder = (paths: readonly string[], file: string) =>
  paths.some((path) => file === path || file.startsWith(`${path}/`));

/** The nearest to the code first, of these the shortest. */
function rankedFor({ id, room, file }: RoomMutant, everyTest: readonly TestedBy[]): TestedBy[] {
  const near = (test: TestedBy) => sharedFolders(file, test.file);
  return everyTest
    .filter((test) => test.reached?.includes(id) && isUnder(room.tests, test.file))
    .toSorted((one, other) => near(other) - near(one) || one.durationMs - other.durationMs);
}

/** How many folders two files are in together. */
function sharedFolders(one: string, other: string): number {
  const folders = dirname(other).split('/');
  const parted = dirname(one)
    .split('/')
    .findIndex((folder, depth) => folder !== folders[depth]);
  return parted < 0 ? dirname(one).split('/').length : parted;
}

/** Which mutants each test tries next: so many tests for every mutant, as far as there are. */
function takeTurn(waiting: Map<string, TestedBy[]>, atOnce: number): Map<string, string[]> {
  const turn = new Map<string, string[]>();
  for (const [mutant, tests] of waiting)
    for (const { id } of tests.splice(0, atOnce)) turn.set(id, [...(turn.get(id) ?? []), mutant]);
  return turn;
}

type Noticed = readonly (readonly [mutant: string, by: TestedBy])[];

/** What a test noticed is believed if it failed in time, and passes without any mutant afterwards. */
async function runTurn(
  tests: TestProcess,
  turn: ReadonlyMap<string, readonly string[]>,
  everyTest: readonly TestedBy[],
  { late, limit }: Patience,
): Promise<{ believed: Noticed; doubtful: Noticed }> {
  const known = everyTest.filter(({ id }) => turn.has(id));
  const tasks = Object.fromEntries(
    known.map(({ id, durationMs }): [string, Task] => [
      id,
      { mutants: turn.get(id) ?? [], lateMs: waitOf(late, durationMs), limitMs: waitOf(limit, durationMs) },
    ]),
  );
  await writeFile(tests.noticedFile, '');
  const results = await tests.run(new Set(known.map(({ file }) => file)), {
    kind: 'try',
    tasks,
    noticedFile: tests.noticedFile,
  });
  return {
    believed: noticedBy(results.filter(({ isBroken }) => !isBroken)),
    doubtful: [...noticedBy(results.filter(({ isBroken }) => isBroken)), ...lateBy(results)],
  };
}

const waitOf = ({ times, moreMs }: Wait, durationMs: number) => times * durationMs + moreMs;

const noticedBy = (tests: readonly TestedBy[]): Noticed =>
  tests.flatMap((test) => (test.noticed ?? []).map((mutant) => [mutant, test] as const));

const lateBy = (tests: readonly TestedBy[]): Noticed =>
  tests.flatMap((test) => (test.late ?? []).map((mutant) => [mutant, test] as const));

/**
 * What is decided while modules are loaded can not be switched later: such a mutant has runs of its own, of the tests
 * that load it; first of the nearest to it or to what it names, since these notice most, and of those that need no server.
 */
async function runLoaded(
  tests: TestProcess,
  { id, room, file, original }: RoomMutant,
  importers: readonly string[],
): Promise<string | null> {
  await writeFile(tests.noticedFile, '');
  const round = { kind: 'load', mutant: id, noticedFile: tests.noticedFile } as const;
  const about = [file, ...filesNamed(file, original)];
  const { firstAtLoad = [] } = room;
  const isFirst = (test: string) => Number(firstAtLoad.includes(test));
  const near = (test: string) => Math.max(...about.map((each) => sharedFolders(each, test)));
  // Some find what they load by themselves, and import nothing by its name.
  const loading = [...new Set([...firstAtLoad, ...importers])]
    .filter((test) => tests.files.includes(test) && isUnder([...room.code, ...firstAtLoad], test))
    .toSorted(
      (one, other) =>
        isFirst(other) - isFirst(one) || near(other) - near(one) || timeFor(one) - timeFor(other),
    );
  for (const files of [loading.slice(0, nearestAtLoad), loading.slice(nearestAtLoad, mostAtLoad)]) {
    if (files.length === 0) continue;
    const failed = (await tests.run(new Set(files), round)).find(({ hasFailed }) => hasFailed);
    if (failed && (await passesAsItIs(tests, failed))) return failed.name;
  }
  return null;
}

/** A server and its database take seconds for every file, what needs none a moment. */
const timeFor = (test: string) => (test.endsWith('.api.test.ts') ? 1 : 0);

async function passesAsItIs(tests: TestProcess, { file }: TestedBy): Promise<boolean> {
  const results = await tests.run(new Set([file]), { kind: 'reach' });
  return results.every(({ hasFailed }) => !hasFailed);
}
