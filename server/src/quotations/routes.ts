import { dayInRome } from '@riparo/domain/values/calendar.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import {
  createLifeQuoteCall,
  lifePricesCall,
  lifeQuoteCall,
  quotationCall,
  registerPurchaseRequestCall,
  varyLifeQuoteCall,
} from '@riparo/domain/contract/quotation-calls.ts';
import type { QuoteUuid } from '@riparo/domain/values/ids.ts';
import { lifeQuoteWizard } from '@riparo/domain/life/wizard.ts';
import { emailRule } from '@riparo/domain/person/email.ts';
import { checkWizard } from '@riparo/domain/wizard/answers.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import { submissionKeyOf } from '../http/submission-key.ts';
import { findOpenQuote, isPriced, lifeQuoteCreation } from './life-quotes.ts';
import { toLifeAnswers } from './read-life-answers.ts';
import { registerQuotePdf } from './quote-pdf-route.ts';
import { registerPurchaseRequest } from './purchase-requests.ts';
import { pricedAnswer, pricesAnswer, quotationAnswer, quoteOrRefusal } from './quote-answers.ts';

// Each one sends a mail to the desk.
const purchaseRequestLimit = { max: 20, windowSeconds: 3600 };

export function registerQuotations(app: App, dependencies: Dependencies): void {
  const createLifeQuote = lifeQuoteCreation(dependencies);
  const today = () => dayInRome(dependencies.clock());
  const openQuote = async (uuid: QuoteUuid) => findOpenQuote(dependencies, uuid);
  const pricedQuote = async (uuid: QuoteUuid) => {
    const quote = await openQuote(uuid);
    return quote && isPriced(quote) ? quote : null;
  };

  serve(app, createLifeQuoteCall, async ({ body, request }) => {
    const given = { ...body, birthDate: body.date_of_birth };
    const { answers, errors } = checkWizard(lifeQuoteWizard, given, today());
    if (Object.keys(errors).length > 0) return failure(generalErrors.validation, onTheWire(errors));
    return quoteOrRefusal(await createLifeQuote(toLifeAnswers(answers), submissionKeyOf({ body, request })));
  });

  serve(app, lifeQuoteCall, async ({ params }) => {
    const quote = await pricedQuote(params.uuid);
    return quote ? pricedAnswer(quote) : failure(generalErrors['not-found']);
  });

  registerQuotePdf(app, dependencies);

  serve(app, lifePricesCall, async ({ params }) => {
    const quote = await pricedQuote(params.uuid);
    return quote ? pricesAnswer(quote, today()) : failure(generalErrors['not-found']);
  });

  serve(app, varyLifeQuoteCall, async ({ params, body, request }) => {
    const quote = await openQuote(params.uuid);
    if (!quote) return failure(generalErrors['not-found']);
    const given = { ...body, firstname: quote.firstName, lastname: quote.lastName, smoker: quote.smoker };
    const { answers, errors } = checkWizard(
      lifeQuoteWizard,
      { ...given, birthDate: quote.birthDate },
      today(),
    );
    if (Object.keys(errors).length > 0) return failure(generalErrors.validation, onTheWire(errors));
    return quoteOrRefusal(await createLifeQuote(toLifeAnswers(answers), submissionKeyOf({ body, request })));
  });

  serve(app, quotationCall, async ({ params }) => {
    const quote = await openQuote(params.uuid);
    if (!quote) return failure(generalErrors['not-found']);
    return quotationAnswer(quote, dependencies.config.forms.callBackFormId);
  });

  serve(
    app,
    registerPurchaseRequestCall,
    async ({ body }) => {
      const email = emailRule(body.userEmail);
      if (!email.ok) return failure(generalErrors.validation, { userEmail: email.message });
      const quote = await pricedQuote(body.uuid);
      if (!quote) return failure(generalErrors['not-found']);
      await registerPurchaseRequest(dependencies, quote, email.value);
      return undefined;
    },
    { rateLimit: purchaseRequestLimit },
  );
}

/** The wizard asks for `birthDate`, as every flow of ours; the wire says `date_of_birth`. */
function onTheWire({ birthDate, ...errors }: Readonly<Record<string, string>>): Record<string, string> {
  return birthDate === undefined ? errors : { ...errors, date_of_birth: birthDate };
}
