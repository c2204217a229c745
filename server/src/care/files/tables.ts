import type { FileRefusal } from '@riparo/domain/care/files/errors.ts';
import type { FileKind } from '@riparo/domain/care/files/limits.ts';
import type { FileId, FileState } from '@riparo/domain/care/files/stored-file.ts';
import { customType, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import type { PagePicture } from '../../platform/providers/file-checker/outcome.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What may own files; what its ids refer to is known only to the owning feature. */
export type OwnerKind = 'claim' | 'complaint';

/**
 * Photos and documents that customers add. Only versions drawn by us are opened; a PDF as it came is stored
 * too, sealed (`originals.ts`).
 */
export const storedFiles = pgTable(
  'stored_file',
  {
    ownerId: uuid('owner_id').notNull(),
    ownerKind: text('owner_kind').notNull().$type<OwnerKind>(),
    /** Chosen by the browser: it identifies a file only together with its owner. */
    id: uuid().notNull().$type<FileId>(),
    name: text().notNull(),
    state: text().notNull().$type<FileState>(),
    /** A hash of the sender's address, different each day; null once the file is opened. */
    sender: text(),
    /** Why it was refused, so that a sender who missed the answer gets it again. */
    refusal: text().$type<FileRefusal>(),
    /** As announced. */
    sizeBytes: integer('size_bytes').notNull(),
    arrivedBytes: integer('arrived_bytes').notNull(),
    kind: text().$type<FileKind>(),
    /** This and the following columns describe the stored version. */
    contentType: text('content_type').$type<'image/jpeg' | 'application/pdf'>(),
    keptBytes: integer('kept_bytes'),
    sha256: text(),
    width: integer(),
    height: integer(),
    pages: integer(),
    /** For PDFs: where in the content the picture of each page is. */
    pagePictures: jsonb('page_pictures').$type<PagePicture[]>(),
    createdAt: moment('created_at').notNull(),
    storedAt: moment('stored_at'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

export type StoredFileRow = typeof storedFiles.$inferSelect;

/**
 * `arrived` as it came, until it is opened; `content` and `preview` as we made them; `original` sealed, for
 * PDFs.
 */
export type FilePart = 'arrived' | 'content' | 'preview' | 'original';

/** In pieces: eight megabytes in one row would pass through memory whole, three times over. */
export const storedFilePieces = pgTable(
  'stored_file_piece',
  {
    ownerId: uuid('owner_id').notNull(),
    fileId: uuid('file_id').notNull().$type<FileId>(),
    part: text().notNull().$type<FilePart>(),
    number: integer().notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.fileId, table.part, table.number] }),
    foreignKey({
      columns: [table.ownerId, table.fileId],
      foreignColumns: [storedFiles.ownerId, storedFiles.id],
    }).onDelete('cascade'),
  ],
);
