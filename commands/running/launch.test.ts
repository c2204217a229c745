import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const launcher = join(import.meta.dirname, 'launch.cjs');

/** A process that runs this script as the npm scripts do. */
function launched(script: string): ChildProcess {
  const program = `require(${JSON.stringify(launcher)}).launch(process.execPath, ['--eval', ${JSON.stringify(script)}], '.')`;
  const child = spawn(process.execPath, ['--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const saysNumberAndWaits = 'console.log(process.pid); setInterval(() => undefined, 1000);';

async function firstLine(child: ChildProcess): Promise<string> {
  const [data] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return data.toString().trim();
}

test('a command ends with the exit code of its program', async () => {
  expect(await once(launched('process.exit(7)'), 'exit')).toEqual([7, null]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s lets the program end its own way', async (signal) => {
  const child = launched(`process.on('${signal}', () => process.exit(3)); ${saysNumberAndWaits}`);
  await firstLine(child);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([3, null]);
});

test('a command whose program is killed by a signal ends by the same signal', async () => {
  const child = launched(saysNumberAndWaits);
  process.kill(Number(await firstLine(child)), 'SIGKILL');
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});

test('a program ends when npm, which started the command, dies silently', async () => {
  const command = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(
    `require(${JSON.stringify(launcher)}).launch(process.execPath, ['--eval', ${JSON.stringify(saysNumberAndWaits)}], '.')`,
  )}], { stdio: 'inherit' });`;
  const npm = spawn(process.execPath, ['--eval', command], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  const program = Number(await firstLine(npm));
  onTestFinished(() => {
    if (isRunning(program)) process.kill(program, 'SIGKILL');
  });
  npm.kill('SIGKILL');
  await expect.poll(() => isRunning(program), { timeout: 10_000 }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
