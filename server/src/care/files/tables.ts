import type { FileRefusal } from '@riparo/domain/care/files/errors.ts';
import type { FileKind } from '@riparo/domain/care/files/limits.ts';
import type { FileId, FileState } from '@riparo/domain/care/files/stored-file.ts';
import { customType, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';
import type { PagePicture } from '../../platform/providers/file-checker/outcome.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What may own files; of what their ids are is known to whoever stores them. */
export type OwnerKind = 'claim' | 'complaint';

/**
 * Photos and papers that people add. What anybody opens was drawn by us; a PDF as it came is stored too, sealed
 * (`originals.ts`).
 */
export const storedFiles = pgTable(
  'stored_file',
  {
    ownerId: uuid('owner_id').notNull(),
    ownerKind: text('owner_kind').notNull().$type<OwnerKind>(),
    /** Chosen by the browser: only together with its owner does it mean a file. */
    id: uuid().notNull().$type<FileId>(),
    name: text().notNull(),
    state: text().notNull().$type<FileState>(),
    /** A hash of the address it comes from, of that day alone; until it was opened. */
    sender: text(),
    /** Why it was refused, so that whoever missed the answer hears it again. */
    refusal: text().$type<FileRefusal>(),
    /** As it was announced. */
    sizeBytes: integer('size_bytes').notNull(),
    arrivedBytes: integer('arrived_bytes').notNull(),
    kind: text().$type<FileKind>(),
    /** From here on of what is kept. */
    contentType: text('content_type').$type<'image/jpeg' | 'application/pdf'>(),
    keptBytes: integer('kept_bytes'),
    sha256: text(),
    width: integer(),
    height: integer(),
    pages: integer(),
    /** Of a PDF: where in its content the picture of each page is. */
    pagePictures: jsonb('page_pictures').$type<PagePicture[]>(),
    createdAt: moment('created_at').notNull(),
    storedAt: moment('stored_at'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] })],
);

export type StoredFileRow = typeof storedFiles.$inferSelect;

/** `arrived` as it came, until it was opened; `content` and `preview` as we made them; `original` sealed, of PDFs. */
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
