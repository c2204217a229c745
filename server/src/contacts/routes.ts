import { dayInRome } from '@riparo/domain/calendar.ts';
import { generalErrors } from '@riparo/domain/contract/problem.ts';
import { requestQuoteCall } from '@riparo/domain/contract/quote-calls.ts';
import { findQuotableProduct, GENERIC_PRODUCT } from '@riparo/domain/quote/products.ts';
import { quoteRequestWizard } from '@riparo/domain/quote/wizard.ts';
import { checkWizard } from '@riparo/domain/wizard/answers.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import { requestQuote } from './request-quote.ts';

// Each request sends a mail to the address it names: nobody may use that to bother others.
const perAddress = { max: 10, windowSeconds: 3600 };

export function registerContacts(app: App, dependencies: Dependencies): void {
  serve(
    app,
    requestQuoteCall,
    async ({ body }) => {
      const product = findQuotableProduct(body.product) ?? GENERIC_PRODUCT;
      const { answers, errors } = checkWizard(
        quoteRequestWizard(product),
        body,
        dayInRome(dependencies.clock()),
      );
      if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
      return requestQuote(dependencies, product, { ...body, ...answers });
    },
    { rateLimit: perAddress },
  );
}
