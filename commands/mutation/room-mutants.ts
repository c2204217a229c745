import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../running/run.ts';
import { findMutants, type Mutant } from './find-mutants.ts';
import type { Room } from './rooms.ts';

export type RoomMutant = Mutant & { readonly room: Room };

/**
 * The code of a room. Tables are left out, since the database is made by migrations, whatever the code says of its
 * columns; steps and examples, which are there for tests alone; and what the site's build runs to write its HTML.
 */
export function filesOf({ code, except = [] }: Room): string[] {
  return code
    .flatMap((folder) => globSync(join(folder, '**/*.{ts,tsx}'), { cwd: projectFolder }))
    .filter((file) => !except.some((folder) => file.startsWith(`${folder}/`)))
    .filter((file) => !/\.test\.tsx?$|\/(?:tables|steps|[\w-]*examples)\.ts$|\/prerender\.tsx$/.test(file))
    .toSorted();
}

export function mutantsOf(room: Room): RoomMutant[] {
  return filesOf(room).flatMap((file) => mutantsIn(file).map((mutant) => ({ ...mutant, room })));
}

export const mutantsIn = (file: string): Mutant[] =>
  findMutants(file, readFileSync(join(projectFolder, file), 'utf8'));
