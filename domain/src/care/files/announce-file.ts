import * as z from 'zod';
import { everybody } from '../../platform/call/access.ts';
import { defineCall, serviceTimeoutMs } from '../../platform/call/call.ts';
import type { ErrorDefinition } from '../../platform/call/problem.ts';
import type { RequestedDocumentId } from '../../platform/values/ids.ts';
import { fileErrors } from './errors.ts';
import { filePathsOf } from './file-paths.ts';
import { fileIdSchema, sentFileSchema } from './stored-file.ts';

export const fileParams = z.object({ token: z.string().max(100), fileId: fileIdSchema });

export const announcedFileSchema = z.object({
  name: z.string().max(300),
  sizeBytes: z.int().min(0).max(2_000_000_000),
});

/** The file of a claim also names the requested document it is for. */
export type AnnouncedFile = z.output<typeof announcedFileSchema> & {
  paperId?: RequestedDocumentId | undefined;
};

type Announcement<
  Id extends string,
  Body extends z.ZodType<AnnouncedFile>,
  E extends readonly ErrorDefinition[],
> = {
  id: Id;
  of: 'claims' | 'complaints';
  summary: string;
  body: Body;
  /** Why no file can be added now, besides errors of the file itself. */
  errors: E;
};

/**
 * The call that announces a file. Its bytes follow in pieces, see `filePathsOf`: binary data is not part of
 * the JSON calls.
 */
export const announcesFile = <
  const Id extends string,
  Body extends z.ZodType<AnnouncedFile>,
  const E extends readonly ErrorDefinition[],
>({
  of,
  errors,
  ...definition
}: Announcement<Id, Body, E>) =>
  defineCall({
    ...definition,
    method: 'PUT',
    path: filePathsOf(of).file(':token', ':fileId'),
    access: everybody,
    params: fileParams,
    answer: { status: 200, schema: z.object({ data: sentFileSchema }) },
    errors: [...errors, ...Object.values(fileErrors)],
    timeoutMs: serviceTimeoutMs,
  });

export type AnnounceFileCall<E extends ErrorDefinition = ErrorDefinition> = ReturnType<
  typeof announcesFile<string, z.ZodType<AnnouncedFile>, readonly E[]>
>;
