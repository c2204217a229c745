import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import everyTest from '../../vitest.config.ts';
import { projectFolder } from '../running/run.ts';
import { instrument } from './instrument.ts';
import { filesOf } from './room-mutants.ts';
import { rooms } from './rooms.ts';

const mutated = new Set(rooms.flatMap(filesOf));

/** Changes what tests load, in memory alone. Processes that a test starts load the code as it is. */
const mutants: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  transform(source, id) {
    const file = relative(projectFolder, id);
    return mutated.has(file) ? { code: instrument(file, source), map: null } : null;
  },
};

const runner = join(import.meta.dirname, 'mutation-runner.ts');

/** The projects of every day, with mutants in the code and a runner that tries them. */
export default defineConfig({
  ...everyTest,
  root: projectFolder,
  test: {
    ...everyTest.test,
    projects: (everyTest.test?.projects ?? []).map((project) =>
      typeof project === 'object' && 'test' in project
        ? { ...project, plugins: [mutants], test: { ...project.test, runner } }
        : project,
    ),
  },
});
