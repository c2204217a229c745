import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileBehind, specifiersIn } from '../imports/imports.ts';
import { projectFolder } from '../running/run.ts';

/** Which files import a file, over however many others: the nearest first. */
export class Importers {
  readonly #importers = new Map<string, string[]>();

  constructor(files: readonly string[] = sourceFiles(), read = readSource) {
    for (const file of files)
      for (const imported of importsIn(file, read(file)))
        this.#importers.set(imported, [...(this.#importers.get(imported) ?? []), file]);
  }

  of(file: string): string[] {
    const found = new Set([file]);
    // A set hands out what is added while it is walked through.
    for (const one of found) for (const importer of this.#importers.get(one) ?? []) found.add(importer);
    return [...found].slice(1);
  }
}

const sourceFiles = () =>
  globSync('{domain,server,web}/{src,test,attacks,build}/**/*.{ts,tsx}', { cwd: projectFolder });

const readSource = (file: string) => readFileSync(join(projectFolder, file), 'utf8');

const importsIn = (file: string, source: string) =>
  specifiersIn(source).flatMap((specifier) => fileBehind(file, specifier) ?? []);

const namedImports = /\bimport\s+\{([^}]*)\}\s+from\s+(['"])([^'"\n]+)\2/g;

/** The files of ours that a piece of a file names something of: `registerSki(app)` is about `server/src/ski/routes.ts`. */
export function filesNamed(file: string, piece: string, source = readSource(file)): string[] {
  const words = new Set(piece.match(/\w+/g));
  return [...source.matchAll(namedImports)]
    .filter(([, names = '']) =>
      names.split(',').some((name) => words.has(name.trim().split(' ').at(-1) ?? '')),
    )
    .flatMap(([, , , specifier = '']) => fileBehind(file, specifier) ?? []);
}
