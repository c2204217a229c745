import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../commands/running/run.ts';
import { startEmbeddedDatabase } from '../../server/src/platform/database/embedded.ts';
import { startChildServer } from '../stage/child-server.ts';
import type { Subject } from './subject.ts';

/** From nothing to an answered request, with the included database. */
export const coldAndWarmStart: Subject = {
  key: 'start',
  name: 'Start beside the start of its database alone',
  async measure(stage) {
    const product = await emptyFolder(join(stage.folder, 'product'));
    const database = await emptyFolder(join(stage.folder, 'database'));
    const ours = { cold: await productStartMs(product), warm: await productStartMs(product) };
    const floor = { cold: await databaseStartMs(database), warm: await databaseStartMs(database) };
    return [
      { what: 'first start, database made', figure: inSeconds(ours.cold), floor: inSeconds(floor.cold) },
      { what: 'later start', figure: inSeconds(ours.warm), floor: inSeconds(floor.warm) },
    ];
  },
};

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

async function productStartMs(folder: string): Promise<number> {
  const began = performance.now();
  const server = await startChildServer(
    join(projectFolder, 'server', 'src', 'assembly', 'start.ts'),
    { NODE_ENV: 'test', DATA_FOLDER: folder },
    '/readyz',
  );
  const ms = performance.now() - began;
  await server.stop();
  return ms;
}

async function databaseStartMs(folder: string): Promise<number> {
  const began = performance.now();
  const database = await startEmbeddedDatabase({ folder });
  const ms = performance.now() - began;
  await database.stop();
  return ms;
}

async function emptyFolder(folder: string): Promise<string> {
  await mkdir(folder);
  // Started by root, the database runs as another account, which must be able to enter.
  await chmod(folder, 0o711);
  return folder;
}
