import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { quickLoading } from '../../server/src/platform/settings/paths.ts';

export type ChildServer = { readonly url: string; readonly pid: number; stop(): Promise<void> };

// As with `npm start`; the floor it is compared with gets the same.
const nodeOptions = ['--import', quickLoading];
const patienceMs = 60_000;

/**
 * Starts a file as a server in its own process, with the port in its environment, and waits until it answers.
 */
export async function startChildServer(
  file: string,
  environment: Record<string, string>,
  readyPath = '/',
): Promise<ChildServer> {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeOptions, file], {
    // Its log is written as in production, and discarded.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: String(port), ...environment },
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const deadline = performance.now() + patienceMs;
  while (!(await answers(url + readyPath))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    if (performance.now() > deadline) throw new Error(`${file} does not answer`);
    await delay(5);
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status < 500;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
