import { chmod, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type DatabaseAccount, giveTo } from '../../server/src/platform/database/embedded-account.ts';
import { projectFolder } from '../../commands/running/run.ts';

export type Values = Readonly<Record<string, string | number>>;

const templates = join(projectFolder, 'deploy', 'cluster');

/** Fills in values for `${NAME}`, like `envsubst`; a name without a value is an error. */
export function fillIn(text: string, values: Values): string {
  return text.replaceAll(/\$\{([A-Z_0-9]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`there is no value for ${name}`);
    return String(value);
  });
}

export async function filledTemplate(name: string, values: Values): Promise<string> {
  return fillIn(await readFile(join(templates, name), 'utf8'), values);
}

export const templatePath = (name: string) => join(templates, name);

/**
 * A file of `deploy/cluster` with this cluster's values: readable only by its owner, because it contains
 * passwords.
 */
export async function writeConfiguration(
  template: string,
  values: Values,
  place: { folder: string; account: DatabaseAccount; as?: string },
): Promise<string> {
  const path = join(place.folder, place.as ?? basename(template));
  await writeFile(path, await filledTemplate(template, values), { mode: 0o600 });
  await chmod(path, 0o600);
  await giveTo(place.account, path);
  return path;
}

export function readEnvironmentFile(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
