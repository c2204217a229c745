import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram, librariesFirst, type Program } from './debian-programs.ts';

/** PgBouncer and PostgreSQL refuse to run as root: what root starts runs as the account `nobody`. */
const nobody = 65_534;
export const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** A folder accessible to other accounts, for files and sockets of programs beside the product. */
export async function openFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'riparo-machine-'));
  await chmod(path, 0o777);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/**
 * Free ports below those that Linux and macOS use for outgoing connections: such a connection could take the
 * port before the program starts, or while it restarts.
 */
export async function freePorts(count: number): Promise<number[]> {
  const servers: Server[] = [];
  while (servers.length < count) {
    const server = createServer().listen(randomInt(20_000, 32_000), '127.0.0.1');
    // If it is taken, another is tried.
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (isFree) servers.push(server);
  }
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** Runs until it is disposed; returns once the program accepts connections at its port. */
export async function startProgram(
  program: Program,
  args: readonly string[],
  options: { port: number; stopBy: NodeJS.Signals; uid?: number; gid?: number },
): Promise<AsyncDisposable> {
  const { port, stopBy, ...account } = options;
  const { child, words } = spawnHeard(findProgram(program), args, account);
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(stopBy);
    await ended;
  };
  if (!(await isListening(port, child))) {
    await stop();
    throw new Error(`${program} does not listen: ${words()}`);
  }
  return { [Symbol.asyncDispose]: stop };
}

async function isListening(port: number, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    const socket = connect({ host: '127.0.0.1', port });
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return true;
    await delay(100);
  }
  return false;
}

/** Runs to its end and returns its output and how it ended. */
export function runProgram(program: Program, args: readonly string[], account: SpawnOptions = {}) {
  return runToEnd(findProgram(program), args, account);
}

/** The same for any file. */
export async function runToEnd(file: string, args: readonly string[], options: SpawnOptions) {
  const { child, words } = spawnHeard(file, args, options);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, words: words() };
}

function spawnHeard(file: string, args: readonly string[], options: SpawnOptions) {
  const env = { ...process.env, ...librariesFirst() };
  const child = spawn(file, args, { env, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let heard = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => void (heard += data.toString()));
  return { child, words: () => heard };
}
