import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { guidePdfPath } from '@riparo/domain/platform/site/guide.ts';
import { guides } from '@riparo/domain/understand/guide/guides.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { servePublicPdf } from '../../platform/http/serve-public-pdf.ts';
import { guideDocument } from './guide-document.ts';

/** Each guide as a PDF. */
export function registerGuides(
  app: App,
  { documents, config }: Pick<Dependencies, 'documents' | 'config'>,
): void {
  for (const guide of Object.values(guides))
    servePublicPdf(app, {
      path: guidePdfPath(guide.key),
      filename: `${brand.cookiePrefix}-guida-${guide.key}.pdf`,
      draw: () => documents.render(guideDocument(guide, config.publicUrl)),
    });
}
