import type { DeskFile, OwnFile, SentFile } from '@riparo/domain/files/stored-file.ts';
import type { StoredFile } from './stored-files.ts';

type Paths = { readonly file: (id: string) => string; readonly preview: (id: string) => string };

/** As whoever sends it sees it. */
export const toSentFile = (file: OwnFile, { file: path, preview }: Paths): SentFile => ({
  id: file.id,
  name: file.name,
  sizeBytes: file.sizeBytes,
  arrivedBytes: file.arrivedBytes,
  state: file.state,
  previewPath: file.kind === null || file.kind === 'pdf' ? null : preview(file.id),
  path: path(file.id),
});

/** As the desk sees it. */
export const toDeskFile = (file: StoredFile, { file: path, preview }: Paths): DeskFile => ({
  id: file.id,
  name: file.name,
  type: file.contentType,
  sizeBytes: file.sizeBytes,
  previewPath: file.kind === 'pdf' ? null : preview(file.id),
  path: path(file.id),
  addedAt: file.storedAt.toISOString(),
});
