import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { projectFolder } from '../running/run.ts';
import { instrument } from './instrument.ts';
import { filesOf } from './room-mutants.ts';
import type { Room } from './rooms.ts';

/** Puts all mutants into the code that tests or the site are made of, in memory alone. */
export function mutantsOfRooms(rooms: readonly Room[]): Plugin {
  const mutated = new Set(rooms.flatMap(filesOf));
  return {
    name: 'mutants',
    enforce: 'pre',
    transform(source, id) {
      const file = relative(projectFolder, id);
      return mutated.has(file) ? { code: instrument(file, source), map: null } : null;
    },
  };
}
