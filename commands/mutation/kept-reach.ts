import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectFolder } from '../running/run.ts';
import { filesOf } from './room-mutants.ts';
import { rooms } from './rooms.ts';
import { reachedFiles } from './stories/story-reach.ts';
import type { TestedBy } from './test-process.ts';

type KeptTest = Omit<TestedBy, 'reached' | 'loaded'> & {
  readonly reached: Record<string, number[]>;
  readonly loaded: Record<string, number[]>;
};

/** What the tests of a file came by, as long as neither the file nor any code that has mutants is another. */
type Kept = { readonly code: string; readonly files: Record<string, { hash: string; tests: KeptTest[] }> };

const keptFile = join(projectFolder, 'test-results', 'mutation', 'reach-of-tests.json');

/** Which mutants tests come by, kept from one command to the next: to run all tests takes minutes. */
export async function openKeptReach(): Promise<{
  of(file: string): Promise<TestedBy[] | null>;
  keep(tests: readonly TestedBy[]): Promise<void>;
}> {
  const code = await hashOf(rooms.flatMap(filesOf));
  const text = await readFile(keptFile, 'utf8').catch(() => null);
  const last = text === null ? null : (JSON.parse(text) as Kept);
  const files = last?.code === code ? last.files : {};
  return {
    async of(file) {
      const kept = files[file];
      return kept?.hash === (await hashOf([file])) ? kept.tests.map(unpacked) : null;
    },
    async keep(tests) {
      for (const [file, ofFile] of Map.groupBy(tests, (test) => test.file))
        if (ofFile.every(({ hasFailed }) => !hasFailed))
          files[file] = { hash: await hashOf([file]), tests: ofFile.map(packed) };
      await mkdir(dirname(keptFile), { recursive: true });
      await writeFile(keptFile, JSON.stringify({ code, files } satisfies Kept));
    },
  };
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(join(projectFolder, file)));
  return hash.digest('base64url');
}

const packed = (test: TestedBy): KeptTest => ({
  ...test,
  reached: reachedFiles(test.reached ?? []),
  loaded: reachedFiles(test.loaded ?? []),
});

const unpacked = (test: KeptTest): TestedBy => ({
  ...test,
  reached: idsOf(test.reached),
  loaded: idsOf(test.loaded),
});

const idsOf = (files: Readonly<Record<string, readonly number[]>>) =>
  Object.entries(files).flatMap(([file, numbers]) => numbers.map((number) => `${file}#${number}`));
