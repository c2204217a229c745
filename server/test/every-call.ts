import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '@riparo/domain/platform/call/call.ts';
import { projectFolder } from '../src/platform/settings/paths.ts';

const domain = join(projectFolder, 'domain', 'src');

/** Every call that the domain defines, found by file name, so that none is missed. */
export async function everyCall(): Promise<readonly Call[]> {
  const files = globSync('**/*-calls.ts', { cwd: domain });
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(domain, file)).href)));
  return modules.flatMap(callsIn);
}

function callsIn(module: Readonly<Record<string, unknown>>): Call[] {
  return Object.entries(module).flatMap(([name, call]) => (name.endsWith('Call') ? [call as Call] : []));
}
