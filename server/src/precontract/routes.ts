import { createHash } from 'node:crypto';
import { brand } from '@riparo/domain/brand.ts';
import { soldProducts } from '@riparo/domain/deal/products.ts';
import { precontractText } from '@riparo/domain/precontract/document-texts.ts';
import { precontractDocuments } from '@riparo/domain/precontract/documents.ts';
import type { Dependencies } from '../dependencies.ts';
import type { DocumentContent } from '../documents/content.ts';
import { keptOnSuccess } from '../kept-on-success.ts';
import type { App } from '../http/app-instance.ts';
import { isKnown } from '../http/conditional-request.ts';
import { precontractContent } from './precontract-document.ts';

/** What is read before paying, as PDF, drawn when somebody first asks for it and kept: a version never changes. */
export function registerPrecontract(app: App, { documents }: Pick<Dependencies, 'documents'>): void {
  for (const product of soldProducts) {
    for (const document of precontractDocuments(product.key)) {
      const text = precontractText(product, document.key);
      if (!text) continue;
      const file = keptOnSuccess(() => draw(precontractContent(product, document, text)));
      const name = `${brand.cookiePrefix}-${product.key}-${document.key}-${document.version}.pdf`;
      app.get(document.path, { schema: { hide: true } }, async (request, reply) => {
        const { content, etag } = await file();
        reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
        if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
        return reply
          .header('content-disposition', `inline; filename="${name}"`)
          .type('application/pdf')
          .send(content);
      });
    }
  }

  async function draw(content: DocumentContent) {
    const bytes = await documents.render(content);
    return {
      content: bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    };
  }
}
