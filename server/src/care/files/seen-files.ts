import type { DeskFile, OwnFile, SentFile } from '@riparo/domain/care/files/stored-file.ts';
import type { StoredFile } from './stored-files.ts';

type Paths = { readonly file: (id: string) => string; readonly preview: (id: string) => string };

type DeskPaths = Paths & {
  readonly page: (id: string, page: number) => string;
  /** Null for staff who may not have it. */
  readonly original: ((id: string) => string) | null;
};

/** As whoever sends it sees it. */
export const toSentFile = (file: OwnFile, { file: path, preview }: Paths): SentFile => ({
  id: file.id,
  name: file.name,
  sizeBytes: file.sizeBytes,
  arrivedBytes: file.arrivedBytes,
  state: file.state,
  previewPath: file.kind === null ? null : preview(file.id),
  path: path(file.id),
});

/** As the desk sees it. */
export const toDeskFile = (
  file: StoredFile,
  { file: path, preview, page, original }: DeskPaths,
): DeskFile => ({
  id: file.id,
  name: file.name,
  type: file.contentType,
  sizeBytes: file.sizeBytes,
  previewPath: preview(file.id),
  pagePaths: file.pagePictures.map((_, place) => page(file.id, place + 1)),
  path: path(file.id),
  originalPath: file.kind === 'pdf' && original ? original(file.id) : null,
  addedAt: file.storedAt.toISOString(),
});
