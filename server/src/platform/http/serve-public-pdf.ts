import { createHash } from 'node:crypto';
import { everybody } from '@riparo/domain/platform/call/access.ts';
import { cachedOnSuccess } from '@riparo/domain/platform/values/stored-on-success.ts';
import type { App } from './app-instance.ts';
import { isKnown } from './conditional-request.ts';
import { serveFile } from './serve-file.ts';

type PublicPdf = {
  path: string;
  filename: string;
  /** Null if there is none. */
  draw: () => Promise<Buffer | null>;
};

/** A PDF that is the same for everyone, drawn on its first request and kept: its text changes only with the program. */
export function servePublicPdf(app: App, { path, filename, draw }: PublicPdf): void {
  const drawn = cachedOnSuccess(async () => {
    const content = await draw();
    if (!content) return null;
    const etag = createHash('sha256').update(content).digest('base64url').slice(0, 27);
    return { content, etag: `"${etag}"` };
  });
  serveFile(app, { path, access: everybody }, async ({ request, reply }) => {
    const found = await drawn();
    if (!found) return reply.callNotFound();
    const { content, etag } = found;
    reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply
      .header('content-disposition', `inline; filename="${filename}"`)
      .type('application/pdf')
      .send(content);
  });
}
