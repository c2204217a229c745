import { createHash } from 'node:crypto';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { everybody } from '@riparo/domain/platform/call/access.ts';
import { type Guide, guidePdfPath } from '@riparo/domain/platform/site/guide.ts';
import { guides } from '@riparo/domain/understand/guide/guides.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { keptOnSuccess } from '@riparo/domain/platform/values/kept-on-success.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { isKnown } from '../../platform/http/conditional-request.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { guideDocument } from './guide-document.ts';

type GuideFile = { content: Buffer; etag: string };

/** Each guide as a PDF, drawn when somebody first asks for it and kept: their texts change only with the program. */
export function registerGuides(
  app: App,
  { documents, config }: Pick<Dependencies, 'documents' | 'config'>,
): void {
  for (const guide of Object.values(guides)) {
    const file = keptOnSuccess(() => draw(guide));
    serveFile(app, { path: guidePdfPath(guide.key), access: everybody }, async ({ request, reply }) => {
      const { content, etag } = await file();
      reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply
        .header('content-disposition', `inline; filename="${brand.cookiePrefix}-guida-${guide.key}.pdf"`)
        .type('application/pdf')
        .send(content);
    });
  }

  async function draw(guide: Guide): Promise<GuideFile> {
    const content = await documents.render(guideDocument(guide, config.publicUrl));
    return { content, etag: `"${createHash('sha256').update(content).digest('base64url')}"` };
  }
}
