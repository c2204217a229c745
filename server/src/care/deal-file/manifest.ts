import type { FileEntry } from './file-entries.ts';

export const MANIFEST_PATH = 'manifest.json';
export const INDEX_PATH = 'indice.txt';

export type Manifest = {
  readonly format: 'riparo-fascicolo-1';
  readonly deal: string;
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
};

/** Every other entry with its name, length and fingerprint, in a fixed order. */
export const manifestOf = (deal: string, entries: readonly FileEntry[]): Manifest => ({
  format: 'riparo-fascicolo-1',
  deal,
  files: entries
    .map(({ path, sizeBytes, sha256 }) => ({ path, bytes: sizeBytes, sha256 }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
});

/** The contents of the file, for readers years later. */
export const indexOf = (title: string, entries: readonly FileEntry[]) =>
  [
    title,
    '',
    ...entries.map((entry) => `${entry.path}\n    ${entry.title}`),
    `${MANIFEST_PATH}\n    L’impronta SHA-256 di ogni altro file: «npm run file:check» dice se qualcosa è cambiato, manca o è di troppo`,
    '',
  ].join('\n');
