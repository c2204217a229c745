import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import * as z from 'zod';
import { MANIFEST_PATH } from './manifest.ts';

const manifestSchema = z.object({
  format: z.literal('riparo-fascicolo-1'),
  deal: z.uuid(),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});

export type FileCheck = {
  /** Null where the file could not even be read. */
  deal: string | null;
  files: number;
  /** The fingerprint that the log recorded when the file was made: it proves the manifest itself. */
  manifestSha256: string | null;
  faults: readonly string[];
};

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Checks a file against its manifest: changed, missing and added entries. */
export function checkDealFile(zip: Uint8Array): FileCheck {
  const nothing = { deal: null, files: 0, manifestSha256: null };
  const content = unpacked(zip);
  if (!content) return { ...nothing, faults: ['non è un file ZIP che si possa leggere'] };
  const bytes = content[MANIFEST_PATH];
  if (!bytes) return { ...nothing, faults: [`manca ${MANIFEST_PATH}`] };
  const manifest = manifestIn(bytes);
  if (!manifest) return { ...nothing, faults: [`${MANIFEST_PATH} non è quello di un fascicolo`] };
  const listed = new Set(manifest.files.map(({ path }) => path));
  const faults = [
    ...manifest.files.flatMap(({ path, sha256 }) => {
      const found = content[path];
      if (!found) return [`manca ${path}`];
      return hashOf(found) === sha256 ? [] : [`${path} è stato cambiato`];
    }),
    ...Object.keys(content)
      .filter((path) => path !== MANIFEST_PATH && !path.endsWith('/') && !listed.has(path))
      .map((path) => `${path} è stato aggiunto`),
  ];
  return { deal: manifest.deal, files: manifest.files.length, manifestSha256: hashOf(bytes), faults };
}

function unpacked(zip: Uint8Array): Record<string, Uint8Array> | null {
  try {
    return unzipSync(zip);
  } catch {
    return null;
  }
}

function manifestIn(bytes: Uint8Array) {
  try {
    return manifestSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data ?? null;
  } catch {
    return null;
  }
}
