import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { everybody } from '@riparo/domain/platform/call/access.ts';
import { quotationParams } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { quotePdfPath } from '@riparo/domain/understand/life/paths.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { sendProblem } from '../../platform/http/problem-answers.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { findOpenQuote, isPriced } from './life-quotes.ts';
import { lifeQuoteDocument } from './quote-document.ts';

// Each is drawn anew: somebody who keeps a quote needs it once or twice.
const rateLimit = { max: 60, windowSeconds: 600 };

/** The quote as a file to keep, for whoever has its address, as long as it holds. */
export function registerQuotePdf(
  app: App,
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'documents' | 'config'>,
): void {
  const file = { path: quotePdfPath(':uuid'), access: everybody, params: quotationParams, rateLimit };
  serveFile(app, file, async ({ params, request, reply }) => {
    const quote = await findOpenQuote(dependencies, params.uuid);
    if (!quote || !isPriced(quote)) return sendProblem(request, reply, generalErrors['not-found']);
    const content = lifeQuoteDocument(quote, dependencies.config.publicUrl);
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="${brand.cookiePrefix}-preventivo-vita.pdf"`)
      .type('application/pdf')
      .send(await dependencies.documents.render(content));
  });
}
