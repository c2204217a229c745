import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Environment } from '../src/platform/settings/config.ts';
import { watchLogLine } from './privacy.ts';
import { projectFolder, quickLoading } from '../src/platform/settings/paths.ts';

/** The server as it is really started, in its own process, with only this environment. */
export function spawnServer(environment: Environment) {
  const start = join(projectFolder, 'server', 'src', 'assembly', 'start.ts');
  const child = spawn(process.execPath, ['--import', quickLoading, start], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', PORT: '0', SERVE_SITE: 'false', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  const ready = Promise.withResolvers<string>();
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    const url = /Pronto: (\S+)|"url":"([^"]+)","msg":"ready"/.exec(output)?.slice(1).find(Boolean);
    if (url) ready.resolve(url);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (errors += text));
  const exited = once(child, 'close').then(([code]) => {
    for (const line of `${output}\n${errors}`.split('\n')) watchLogLine(line);
    ready.reject(new Error(`the server ended before it was ready: ${errors}`));
    return { code: code as number | null, output, errors };
  });
  // A test that expects it to end does not wait for it to be ready.
  ready.promise.catch(() => undefined);
  return { ready: ready.promise, exited, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}
