import type { OwnFile } from '@riparo/domain/files/stored-file.ts';
import { fileIdSchema } from '@riparo/domain/files/stored-file.ts';
import { expect, test } from 'vitest';
import { toDeskFile, toSentFile } from './seen-files.ts';
import type { StoredFile } from './stored-files.ts';

const id = fileIdSchema.parse('0b8f4f0e-6f0c-4b8a-9d54-0d6c5d8d7e01');
const paths = {
  file: (of: string) => `/file/${of}`,
  preview: (of: string) => `/anteprima/${of}`,
  page: (of: string, page: number) => `/pagina/${of}/${page}`,
  original: (of: string) => `/originale/${of}`,
};
const preview = `/anteprima/${id}`;

test.each([
  [null, null],
  ['pdf', preview],
  ['heic', preview],
] as const)('whoever sent a file of kind %s sees all of it, with the preview %s', (kind, previewPath) => {
  const sent: OwnFile = {
    id,
    name: 'IMG_0042.HEIC',
    sizeBytes: 20,
    arrivedBytes: 10,
    state: 'arriving',
    kind,
  };
  const { kind: _, ...rest } = sent;
  expect(toSentFile(sent, paths)).toEqual({ ...rest, previewPath, path: `/file/${id}` });
});

test.each([
  ['pdf', 'application/pdf', [`/pagina/${id}/1`, `/pagina/${id}/2`], `/originale/${id}`],
  ['heic', 'image/jpeg', [], null],
] as const)('the desk sees a file of kind %s as %s', (kind, contentType, pagePaths, originalPath) => {
  const stored: StoredFile = {
    id,
    ownerId: '5d8d7e01-6f0c-4b8a-9d54-0d6c0b8f4f0e',
    name: 'IMG_0042.HEIC',
    kind,
    contentType,
    sizeBytes: 10,
    sha256: 'ab',
    width: null,
    height: null,
    pages: null,
    pagePictures: pagePaths.map((_, place) => ({ from: place, bytes: 1 })),
    storedAt: new Date('2026-11-16T10:00:00Z'),
  };
  const shown = {
    id,
    name: 'IMG_0042.HEIC',
    type: contentType,
    sizeBytes: 10,
    previewPath: preview,
    pagePaths,
    path: `/file/${id}`,
    originalPath,
    addedAt: '2026-11-16T10:00:00.000Z',
  };
  expect(toDeskFile(stored, paths)).toEqual(shown);
  // Staff who may not have the original are not shown where it is.
  expect(toDeskFile(stored, { ...paths, original: null })).toEqual({ ...shown, originalPath: null });
});
