import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import {
  createLifeQuoteCall,
  lifePricesCall,
  lifeQuoteCall,
  quotationCall,
  registerPurchaseRequestCall,
  varyLifeQuoteCall,
  quotationParams,
} from '@riparo/domain/understand/quote/quotation-calls.ts';
import type { QuoteAddress } from '@riparo/domain/platform/values/ids.ts';
import { lifeQuoteWizard } from '@riparo/domain/understand/life/wizard.ts';
import { emailRule } from '@riparo/domain/platform/person/email.ts';
import { checkWizard } from '@riparo/domain/platform/wizard/answers.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure, sendProblem } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { submissionKeyOf } from '../../platform/http/submission-key.ts';
import { findOpenQuote, isPriced, lifeQuoteCreation } from './life-quotes.ts';
import { toLifeAnswers } from './read-life-answers.ts';
import { addressOf } from './quote-address.ts';
import { isRememberedInBrowser, rememberInBrowser } from './quoting-browser.ts';
import { registerPurchaseRequest } from './purchase-requests.ts';
import { pricedAnswer, pricesAnswer, quotationAnswer, quoteOrRefusal } from './quote-answers.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { everybody } from '@riparo/domain/platform/call/access.ts';
import { quotePdfPath } from '@riparo/domain/understand/life/paths.ts';
import { sendAttachment } from '../../platform/http/send-file.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { lifeQuoteDocument } from './quote-document.ts';

// Each is drawn per request: the reader of a quote needs it once or twice.
const rateLimit = { max: 60, windowSeconds: 600 };

/** The quote as a file to save, for anyone with its address, while it is valid. */
function registerQuotePdf(
  app: App,
  dependencies: Pick<Dependencies, 'db' | 'clock' | 'documents' | 'config'>,
): void {
  const file = { path: quotePdfPath(':uuid'), access: everybody, params: quotationParams, rateLimit };
  serveFile(app, file, async ({ params, request, reply }) => {
    const quote = await findOpenQuote(dependencies, params.uuid);
    if (!quote || !isPriced(quote)) return sendProblem(request, reply, generalErrors['not-found']);
    const content = lifeQuoteDocument(quote, dependencies.config.publicUrl);
    return sendAttachment(reply, {
      filename: `${brand.cookiePrefix}-preventivo-vita.pdf`,
      contentType: 'application/pdf',
      content: await dependencies.documents.render(content),
    });
  });
}

// Each one sends a mail to the desk.
const purchaseRequestLimit = { max: 20, windowSeconds: 3600 };

export function registerQuotations(app: App, dependencies: Dependencies): void {
  const { keyedHash } = dependencies;
  const createLifeQuote = lifeQuoteCreation(dependencies);
  const today = () => dayInRome(dependencies.clock());
  const openQuote = async (address: QuoteAddress) => findOpenQuote(dependencies, address);
  const pricedQuote = async (address: QuoteAddress) => {
    const quote = await openQuote(address);
    return quote && isPriced(quote) ? quote : null;
  };

  serve(app, createLifeQuoteCall, async ({ body, request, reply }) => {
    const given = { ...body, birthDate: body.date_of_birth };
    const { answers, errors } = checkWizard(lifeQuoteWizard, given, today());
    if (Object.keys(errors).length > 0) return failure(generalErrors.validation, wireErrors(errors));
    const quote = await createLifeQuote(toLifeAnswers(answers), submissionKeyOf({ body, request }));
    rememberInBrowser(dependencies, { request, reply }, { quote: quote.uuid });
    return quoteOrRefusal(quote, addressOf(keyedHash, quote.uuid));
  });

  serve(app, lifeQuoteCall, async ({ params }) => {
    const quote = await pricedQuote(params.uuid);
    return quote ? pricedAnswer(quote, params.uuid) : failure(generalErrors['not-found']);
  });

  registerQuotePdf(app, dependencies);

  serve(app, lifePricesCall, async ({ params }) => {
    const quote = await pricedQuote(params.uuid);
    return quote ? pricesAnswer(quote, today()) : failure(generalErrors['not-found']);
  });

  serve(app, varyLifeQuoteCall, async ({ params, body, request, reply }) => {
    const quote = await openQuote(params.uuid);
    if (!quote) return failure(generalErrors['not-found']);
    const given = { ...body, firstname: quote.firstName, lastname: quote.lastName, smoker: quote.smoker };
    const { answers, errors } = checkWizard(
      lifeQuoteWizard,
      { ...given, birthDate: quote.birthDate },
      today(),
    );
    if (Object.keys(errors).length > 0) return failure(generalErrors.validation, wireErrors(errors));
    const other = await createLifeQuote(toLifeAnswers(answers), submissionKeyOf({ body, request }));
    // Another choice belongs to the person named in the quote, not to everyone who has the address.
    if (isRememberedInBrowser(dependencies, request, { quote: quote.uuid }))
      rememberInBrowser(dependencies, { request, reply }, { quote: other.uuid });
    return quoteOrRefusal(other, addressOf(keyedHash, other.uuid));
  });

  serve(app, quotationCall, async ({ params }) => {
    const quote = await openQuote(params.uuid);
    if (!quote) return failure(generalErrors['not-found']);
    return quotationAnswer(quote, params.uuid, dependencies.config.forms.callBackFormId);
  });

  serve(
    app,
    registerPurchaseRequestCall,
    async ({ body, request }) => {
      const email = emailRule(body.userEmail);
      if (!email.ok) return failure(generalErrors.validation, { userEmail: email.message });
      const quote = await pricedQuote(body.uuid);
      if (!quote) return failure(generalErrors['not-found']);
      const byMaker = isRememberedInBrowser(dependencies, request, { quote: quote.uuid });
      await registerPurchaseRequest(dependencies, quote, { email: email.value, byMaker });
      return undefined;
    },
    { rateLimit: purchaseRequestLimit },
  );
}

/** The wizard's field is `birthDate`, as in all our flows; the API's is `date_of_birth`. */
function wireErrors({ birthDate, ...errors }: Readonly<Record<string, string>>): Record<string, string> {
  return birthDate === undefined ? errors : { ...errors, date_of_birth: birthDate };
}
