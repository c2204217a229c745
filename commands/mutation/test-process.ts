import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { TestModule, TestRunResult, TestSpecification } from 'vitest/node';
import { createVitest } from 'vitest/node';
import { StartFailure } from '../../server/src/settings/start-failure.ts';
import { temporaryInMemory } from '../suite/memory-folder.ts';
import { projectFolder } from '../running/run.ts';
import type { Round, RoundResult } from './round.ts';
import { everything, noteNoticed } from './tries.ts';

/** One test, as a round ended for it. */
export type TestedBy = RoundResult & {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly durationMs: number;
  readonly hasFailed: boolean;
  /** Why it failed, in its own words. */
  readonly failure?: string | undefined;
};

/** The tests of the project with mutants in the code they load; they stay ready from one round to the next. */
export type TestProcess = {
  /** Runs the tests in these files. */
  run(files: ReadonlySet<string>, round: Round): Promise<TestedBy[]>;
  readonly files: readonly string[];
  /** Where rounds keep what was noticed. */
  readonly noticedFile: string;
  /** Ends a round that is under way, after the tries of this moment. */
  stop(): Promise<void>;
  close(): Promise<void>;
};

// These end the process in which the code runs, and a process of its own loads the code as it is.
const withoutMutants = /\/killed\.api\.test\.ts$/;

export async function openTests(folders: readonly string[]): Promise<TestProcess> {
  Object.assign(process.env, await temporaryInMemory());
  const folder = await mkdtemp(join(tmpdir(), 'riparo-mutants-'));
  const vitest = await createVitest(
    { config: join(import.meta.dirname, 'vitest.config.ts'), watch: false, silent: true, reporters: [{}] },
    {},
  );
  // The runner would end this process at once, and leave the database of the tests behind.
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM');
  let isStopped = false;
  const noticedFile = join(folder, 'noticed');
  const specifications = (await vitest.globTestSpecifications([...folders])).filter(
    ({ moduleId }) => !withoutMutants.test(moduleId),
  );
  return {
    async run(files, round) {
      if (isStopped) throw new StartFailure('Interrotto.');
      vitest.provide('mutationRound', round);
      const wanted = specifications.filter((specification) => files.has(pathOf(specification)));
      return testsIn(await vitest.runTestSpecifications(wanted));
    },
    files: specifications.map(pathOf),
    noticedFile,
    async stop() {
      isStopped = true;
      noteNoticed(noticedFile, everything);
      await vitest.cancelCurrentRun('keyboard-input');
    },
    async close() {
      await vitest.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const pathOf = ({ moduleId }: TestSpecification | TestModule) => relative(projectFolder, moduleId);

function testsIn({ testModules }: TestRunResult): TestedBy[] {
  return testModules.flatMap((module) => [
    ...module.children.allTests().map((test) => ({
      ...test.meta().mutation,
      id: test.id,
      name: test.fullName,
      file: pathOf(module),
      durationMs: test.diagnostic()?.duration ?? 0,
      hasFailed: test.result().state === 'failed',
      failure: test.result().errors?.[0]?.message,
    })),
    // A file that can not even be loaded has no tests that could fail.
    ...(module.errors().length > 0 ? [brokenFile(module)] : []),
  ]);
}

const brokenFile = (module: TestModule): TestedBy => ({
  id: module.id,
  name: pathOf(module),
  file: pathOf(module),
  durationMs: 0,
  hasFailed: true,
  failure: module.errors()[0]?.message,
});
