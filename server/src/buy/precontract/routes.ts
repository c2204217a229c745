import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { soldProducts } from '@riparo/domain/buy/products/catalogue.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { servePublicPdf } from '../../platform/http/serve-public-pdf.ts';
import { precontractFile } from './precontract-file.ts';

/** What is read before paying, as PDF. A version never changes. */
export function registerPrecontract(app: App, parts: Pick<Dependencies, 'documents' | 'config'>): void {
  for (const product of soldProducts)
    for (const document of precontractDocuments(product.key))
      servePublicPdf(app, {
        path: document.path,
        filename: `${brand.cookiePrefix}-${product.key}-${document.key}-${document.version}.pdf`,
        draw: () => precontractFile(parts, product, document),
      });
}
