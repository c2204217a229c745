import { createHash } from 'node:crypto';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { everybody } from '@riparo/domain/platform/call/access.ts';
import { soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import type { SoldProduct } from '@riparo/domain/buy/products/product.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import type { PrecontractDocument } from '@riparo/domain/buy/documents/precontract-documents.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { keptOnSuccess } from '@riparo/domain/platform/values/kept-on-success.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { isKnown } from '../../platform/http/conditional-request.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { precontractFile } from './precontract-file.ts';

/** What is read before paying, as PDF, drawn when somebody first asks for it and kept: a version never changes. */
export function registerPrecontract(app: App, parts: Pick<Dependencies, 'documents' | 'config'>): void {
  for (const product of soldProducts) {
    for (const document of precontractDocuments(product.key)) {
      const file = keptOnSuccess(() => fileOf(product, document));
      const name = `${brand.cookiePrefix}-${product.key}-${document.key}-${document.version}.pdf`;
      serveFile(app, { path: document.path, access: everybody }, async ({ request, reply }) => {
        const found = await file();
        if (!found) return reply.callNotFound();
        const { content, etag } = found;
        reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
        if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
        return reply
          .header('content-disposition', `inline; filename="${name}"`)
          .type('application/pdf')
          .send(content);
      });
    }
  }

  async function fileOf(product: SoldProduct, document: PrecontractDocument) {
    const bytes = await precontractFile(parts, product, document);
    return (
      bytes && {
        content: bytes,
        etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
      }
    );
  }
}
