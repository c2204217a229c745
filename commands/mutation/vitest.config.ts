import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import everyTest from '../../vitest.config.ts';
import { projectFolder } from '../running/run.ts';
import { mutantsOfRooms } from './mutants-plugin.ts';
import { rooms } from './rooms.ts';

const runner = join(import.meta.dirname, 'mutation-runner.ts');

/** The projects of every day, with mutants in the code and a runner that tries them. What a test starts has none. */
export default defineConfig({
  ...everyTest,
  root: projectFolder,
  test: {
    ...everyTest.test,
    projects: (everyTest.test?.projects ?? []).map((project) =>
      typeof project === 'object' && 'test' in project
        ? { ...project, plugins: [mutantsOfRooms(rooms)], test: { ...project.test, runner } }
        : project,
    ),
  },
});
