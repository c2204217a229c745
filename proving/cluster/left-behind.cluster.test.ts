import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clearLeftBehind, folderPrefix, signFolder } from './left-behind.ts';
import { identityOf, livingPid } from './process-identity.ts';

async function openParent(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'riparo-left-behind-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return parent;
}

async function makeFolder(parent: string, name: string): Promise<string> {
  const folder = join(parent, folderPrefix + name);
  await mkdir(folder);
  return folder;
}

/** A command that runs one program in this folder, as `npm run prove -- cluster` does. */
async function runCommand(folder: string) {
  const script = `
    const { keepRunning } = await import('${join(import.meta.dirname, 'keeper.ts')}');
    const { signFolder } = await import('${join(import.meta.dirname, 'left-behind.ts')}');
    await signFolder('${folder}');
    keepRunning({ name: 'kept', command: 'sleep', args: ['1000'], account: undefined, stopBy: 'SIGTERM',
      log: '${join(folder, 'kept.log')}', pidFile: '${join(folder, 'kept.process')}' }).start();
    console.log('started');
    setInterval(() => undefined, 1000);`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void command.kill('SIGKILL'));
  await once(command.stdout, 'data');
  const kept = await readFile(join(folder, 'kept.process'), 'utf8');
  onTestFinished(() => {
    const pid = livingPid(kept);
    if (pid !== null) process.kill(pid, 'SIGKILL');
  });
  return { command, kept };
}

test('what a killed command left running is ended by the next one, and its folder is removed', async () => {
  const parent = await openParent();
  const folder = await makeFolder(parent, 'killed');
  const { command, kept } = await runCommand(folder);
  const ended = once(command, 'exit');
  command.kill('SIGKILL');
  await ended;
  expect(livingPid(kept)).not.toBeNull();

  expect(await clearLeftBehind(parent)).toBe(1);

  expect(livingPid(kept)).toBeNull();
  expect(existsSync(folder)).toBe(false);
});

test('the programs of a command that still runs are left alone', async () => {
  const parent = await openParent();
  const folder = await makeFolder(parent, 'running');
  const { kept } = await runCommand(folder);

  expect(await clearLeftBehind(parent)).toBe(0);

  expect(livingPid(kept)).not.toBeNull();
  expect(existsSync(folder)).toBe(true);
});

test('a process id reused by another process is left alone, and so is an unsigned folder', async () => {
  const parent = await openParent();
  const folder = await makeFolder(parent, 'long-gone');
  const stranger = spawn('sleep', ['1000'], { stdio: 'ignore', detached: true });
  onTestFinished(() => void stranger.kill('SIGKILL'));
  const [pid, , bootId] = (identityOf(stranger.pid ?? 0) ?? '').split(' ');
  for (const name of ['command.process', 'kept.process'])
    await writeFile(join(folder, name), `${pid} 1 ${bootId}`);
  const unsigned = await makeFolder(parent, 'unsigned');
  const own = await makeFolder(parent, 'own');
  await signFolder(own);

  expect(await clearLeftBehind(parent)).toBe(1);

  expect(identityOf(stranger.pid ?? 0)).not.toBeNull();
  expect([folder, unsigned, own].map((each) => existsSync(each))).toEqual([false, true, true]);
});
