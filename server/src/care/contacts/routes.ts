import { hasProvedMailbox } from '@riparo/domain/people/account/proved-mailbox.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { BOOK_CALL_PATH } from '@riparo/domain/care/calls/path.ts';
import { callBookingWizard } from '@riparo/domain/care/calls/booking-wizard.ts';
import { callBackWizard } from '@riparo/domain/care/calls/call-back-wizard.ts';
import { callBackPromiseCall, requestCallBackCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import { bookCallCall } from '@riparo/domain/care/requests/call-booking-calls.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { findQuotableProduct, GENERIC_PRODUCT } from '@riparo/domain/understand/quote/products.ts';
import { quoteRequestWizard } from '@riparo/domain/understand/quote/wizard.ts';
import { checkWizard } from '@riparo/domain/platform/wizard/answers.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { asData, failure } from '../../platform/http/problem-answers.ts';
import { addressKey } from '../../platform/http/rate-limit/address-key.ts';
import { serve } from '../../platform/http/serve.ts';
import { submissionKeyOf } from '../../platform/http/submission-key.ts';
import { findOpenQuote } from '../../understand/quotes/life-quotes.ts';
import { isRememberedInBrowser, rememberInBrowser } from '../../understand/quotes/quoting-browser.ts';
import { bookCall } from './book-call.ts';
import { findCallBackPromise, requestCallBack } from './request-call-back.ts';
import { requestQuote } from './request-quote.ts';

// Each request sends a mail to the address in it: the limit keeps this from being used to harass others.
const perAddress = { max: 10, windowSeconds: 3600 };

export function registerContacts(app: App, dependencies: Dependencies): void {
  const today = () => dayInRome(dependencies.clock());

  serve(
    app,
    requestQuoteCall,
    async ({ body, request, optionalCustomer }) => {
      const product = findQuotableProduct(body.product) ?? GENERIC_PRODUCT;
      const { answers, errors } = checkWizard(quoteRequestWizard(product), body, today());
      if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
      return requestQuote(dependencies, product, {
        ...body,
        ...answers,
        submissionKey: submissionKeyOf({ body, request }),
        account: await optionalCustomer(),
        source: body.source ?? `/preventivo/${product.key}`,
      });
    },
    { rateLimit: perAddress, mailsAnyone: true },
  );

  serve(
    app,
    bookCallCall,
    async ({ body, request, optionalCustomer }) => {
      const { answers, errors } = checkWizard(callBookingWizard, body, today());
      if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
      const contact = { ...body, ...answers };
      const account = await optionalCustomer();
      const isProved = hasProvedMailbox(account, contact.email);
      const booked = await bookCall(dependencies, {
        ...contact,
        submissionKey: submissionKeyOf({ body, request }),
        account,
        source: body.source ?? BOOK_CALL_PATH,
        network: isProved ? null : dependencies.keyedHash('booking network', addressKey(request.ip)),
      });
      return asData(booked);
    },
    { rateLimit: perAddress, mailsAnyone: true },
  );

  serve(
    app,
    requestCallBackCall,
    async ({ params, body, request, reply, optionalCustomer }) => {
      const { answers, errors } = checkWizard(callBackWizard, body, today());
      if (Object.keys(errors).length > 0) return failure(generalErrors.validation, errors);
      const quote = await findOpenQuote(dependencies, params.uuid);
      if (!quote) return failure(generalErrors['not-found']);
      const callRequest = {
        ...body,
        ...answers,
        submissionKey: submissionKeyOf({ body, request }),
        account: await optionalCustomer(),
        source: body.source ?? '/preventivo/contattatemi',
        byMaker: isRememberedInBrowser(dependencies, request, { quote: quote.uuid }),
      };
      const { id, ...data } = await requestCallBack(dependencies, quote, callRequest);
      rememberInBrowser(dependencies, { request, reply }, { callBack: id });
      return { data };
    },
    { rateLimit: perAddress, mailsAnyone: true },
  );

  serve(app, callBackPromiseCall, async ({ params, request }) => {
    const quote = await findOpenQuote(dependencies, params.uuid);
    const isRequestedHere = (callBack: string) => isRememberedInBrowser(dependencies, request, { callBack });
    const data = quote && (await findCallBackPromise(dependencies, quote, isRequestedHere));
    return data ? { data } : failure(generalErrors['not-found']);
  });
}
