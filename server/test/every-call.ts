import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Call } from '@riparo/domain/call/call.ts';

const folder = dirname(fileURLToPath(import.meta.resolve('@riparo/domain/contract/deal-calls.ts')));

/** Every call that the contract defines, found by its file, so that none is left out. */
export async function everyCall(): Promise<readonly Call[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('-calls.ts'));
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(folder, file)).href)));
  return modules.flatMap(callsIn);
}

function callsIn(module: Readonly<Record<string, unknown>>): Call[] {
  return Object.entries(module).flatMap(([name, call]) => (name.endsWith('Call') ? [call as Call] : []));
}
