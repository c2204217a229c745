import { dirname, join, relative, resolve } from 'node:path';
import { projectFolder } from '../running/run.ts';

/** What a source text imports, as it is written there. */
export function specifiersIn(source: string): string[] {
  const statement = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"])([^'"\n]+)\1/g;
  return [...source.matchAll(statement)].map(([, , specifier = '']) => specifier);
}

/** The file of ours that a file imports by this name; undefined for what is installed. */
export function fileBehind(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.'))
    return relative(projectFolder, resolve(projectFolder, dirname(file), specifier));
  const [, workspace, path] = /^@riparo\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  return workspace === undefined || path === undefined ? undefined : join(workspace, 'src', path);
}
