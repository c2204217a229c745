import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Row } from '../../bench/results.ts';
import { openStage } from './stage.ts';
import { sendVisitors } from './visitors.ts';

const run = promisify(execFile);
// A new database with the product's tables takes about half of it.
const diskMegabytes = 220;
const ballastStepBytes = 1024 * 1024;
const fullMs = 5_000;

/**
 * Fills the database's disk under load, frees space again, and checks. Needs Linux and root, because it
 * mounts.
 */
export async function fillTheDisk(onStep: (line: string) => void): Promise<Row[]> {
  let disk = '';
  const stage = await openStage(async (folder, leftovers) => {
    await mkdir(folder, { mode: 0o711 });
    await run('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=0711`, 'tmpfs', folder]);
    leftovers.undoLater(() => run('umount', ['-l', folder]));
    disk = folder;
  });
  const visitors = sendVisitors(4);
  const server = stage.startServer();
  try {
    const url = await server.ready;
    visitors.moveTo(url);
    await visitors.afterMore(20);
    onStep(`${visitors.acknowledged.length} acknowledged, now the disk fills up`);
    const ballast = join(disk, 'ballast');
    await fill(ballast);
    await delay(fullMs);
    const alive = (await fetch(`${url}/healthz`)).status;
    onStep(`the disk is full; ${visitors.acknowledged.length} acknowledged`);
    const before = visitors.acknowledged.length;
    await rm(ballast);
    // If it cannot write its log, PostgreSQL stops, as it must, and is started again by the operator.
    await stage.database.start();
    onStep('there is room again');
    const roomAgain = Date.now();
    await visitors.afterMore(1);
    const recoveredMs = Date.now() - roomAgain;
    await visitors.leave();
    const { lost, storedTwice } = await stage.countStored(visitors.acknowledged);
    const failures = [...visitors.unexpected.values()].reduce((sum, count) => sum + count, 0);
    const after = visitors.acknowledged.length - before;
    return [
      {
        what: 'the server survives a full disk',
        figure: String(alive),
        goal: '200',
        met: alive === 200,
      },
      {
        what: 'acknowledged before and after the disk was full',
        figure: `${before} and ${after}`,
        goal: 'some',
        met: before > 0 && after > 0,
      },
      { what: 'answers of failure meanwhile', figure: String(failures) },
      { what: 'first acknowledgement once there is room', figure: `${recoveredMs} ms` },
      { what: 'acknowledged and not there afterwards', figure: String(lost), goal: '0', met: lost === 0 },
      { what: 'stored twice', figure: String(storedTwice), goal: '0', met: storedTwice === 0 },
    ];
  } finally {
    server.kill('SIGTERM');
    await server.exited;
    await stage.close();
  }
}

async function fill(file: string): Promise<void> {
  for (;;) {
    try {
      await writeFile(file, Buffer.alloc(ballastStepBytes, 1), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
  }
}
