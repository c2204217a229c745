import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Everything that affects the site; files read only by tests do not.
const inputs = ['package-lock.json', 'tsconfig.base.json', 'domain/**/*', 'ui/**/*', 'web/**/*', 'desk/**/*'];
const notInputs = ['**/node_modules', '**/dist', '**/*.test.{ts,tsx}'];
const stamp = join('web', 'dist', '.built-from');

/** A hash over the content of all inputs: file dates are unreliable after a clone or a copy. */
export async function hashOfInputs(project: string): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(inputs, { cwd: project, exclude: notInputs, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    hash
      .update(`${file.slice(project.length)}\0`)
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

export async function isSiteFresh(project: string): Promise<boolean> {
  const builtFrom = await readFile(join(project, stamp), 'utf8').catch(() => '');
  return builtFrom === (await hashOfInputs(project));
}

/** Called before a build, so that an interrupted one never counts as complete. */
export async function forgetBuild(project: string): Promise<void> {
  await rm(join(project, stamp), { force: true });
}

export async function rememberBuild(project: string, hash: string): Promise<void> {
  await writeFile(join(project, stamp), hash);
}
