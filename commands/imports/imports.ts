import { dirname, join, relative, resolve } from 'node:path';
import { projectFolder } from '../running/run.ts';

export function specifiersIn(source: string): string[] {
  const statement = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"])([^'"\n]+)\1/g;
  return [...source.matchAll(statement)].map(([, , specifier = '']) => specifier);
}

/** The project's file behind an import; undefined for installed packages. */
export function fileBehind(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.'))
    return relative(projectFolder, resolve(projectFolder, dirname(file), specifier));
  const [, workspace, path] = /^@riparo\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  return workspace === undefined || path === undefined ? undefined : join(workspace, 'src', path);
}
