import type { FilePaths } from '@riparo/domain/care/files/file-paths.ts';
import type { DeskFile, OwnFile, SentFile } from '@riparo/domain/care/files/stored-file.ts';
import { may, type Role } from '@riparo/domain/platform/call/roles.ts';
import type { StoredFile } from './stored-files.ts';

/** As its sender sees it. */
export const toSentFile = (file: OwnFile, { file: path, preview }: FilePaths, token: string): SentFile => ({
  id: file.id,
  name: file.name,
  sizeBytes: file.sizeBytes,
  arrivedBytes: file.arrivedBytes,
  state: file.state,
  previewPath: file.kind === null ? null : preview(token, file.id),
  path: path(token, file.id),
});

/** As the desk sees it, on the page of the claim or complaint with this id. */
export const toDeskFile = (file: StoredFile, { desk }: FilePaths, id: string, role: Role): DeskFile => ({
  id: file.id,
  name: file.name,
  type: file.contentType,
  sizeBytes: file.sizeBytes,
  previewPath: desk.preview(id, file.id),
  pagePaths: file.pagePictures.map((_, place) => desk.page(id, file.id, place + 1)),
  path: desk.file(id, file.id),
  originalPath: file.kind === 'pdf' && may(role, 'read-original-files') ? desk.original(id, file.id) : null,
  addedAt: file.storedAt.toISOString(),
});
