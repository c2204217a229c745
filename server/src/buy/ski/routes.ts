import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { createSkiPolicyCall, skiPaymentCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { readPayload } from '@riparo/domain/buy/products/ski/wire.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app-instance.ts';
import { isOurOrigin } from '../../platform/http/origin-check.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { addressKey } from '../../platform/http/rate-limit/address-key.ts';
import { serve } from '../../platform/http/serve.ts';
import { boundKey, submissionKeyOf } from '../../platform/http/submission-key.ts';
import { openComparison } from '../known-person/compare-person.ts';
import type { PaymentDependencies } from '../payments/fulfilment.ts';
import { paymentState } from '../payments/payment-state.ts';
import { registerCertificateCheck } from './certificate-page.ts';
import { findByAddress } from '../deals/find-by-address.ts';
import { createPolicy } from './create-policy.ts';
import { findPolicy } from './find-policy.ts';
import { registerOwnSkiDocuments } from './own-document-routes.ts';

export function registerSki(app: App, dependencies: PaymentDependencies): void {
  const { config, clock, db, keyedHash } = dependencies;
  registerOwnSkiDocuments(app, dependencies);
  registerCertificateCheck(app, dependencies);
  const parts = { ...dependencies, isKnownAsSomeoneElse: openComparison(dependencies) };
  // Many people share an address, so what it may open in an hour is what it may write in a minute.
  const rateLimit = { max: config.writesPerMinute, windowSeconds: 3600 };

  serve(
    app,
    createSkiPolicyCall,
    async ({ body, request, reply, optionalCustomer }) => {
      const read = readPayload(body, clock());
      if ('errors' in read) return failure(generalErrors.validation, read.errors);
      const account = await optionalCustomer();
      const submission = {
        // Of the form as it was read: the minute of each try is not part of it.
        submissionKey: boundKey(keyedHash, {
          key: submissionKeyOf({ body, request }),
          call: createSkiPolicyCall.id,
          by: '',
          content: read.form,
        }),
        form: read.form,
        account,
      };
      const created = await createPolicy(parts, submission, {
        origin: siteOf(request),
        network: addressKey(request.ip),
        signedIn: async () => account,
      });
      if (!(created instanceof Failure)) reply.header('payment-url', created.paymentUrl);
      return created;
    },
    { rateLimit },
  );

  serve(app, skiPaymentCall, async ({ params, optionalCustomer }) => {
    const account = await optionalCustomer();
    const opened = await findByAddress(parts, { address: params.id, account, isOutcomeOfSki: true });
    if (opened instanceof Failure) return opened;
    const dealUuid = opened.deal.uuid;
    const payment = await paymentState(parts, opened.deal);
    if (payment instanceof Failure) return payment;
    // Asking may have brought the news.
    const found = await findPolicy(db, { dealUuid });
    return {
      state: payment.state,
      isIssued: Boolean(found?.policy.issuedAt),
      priceCents: payment.priceCents,
      refund: payment.refund,
      startsOn: payment.startsOn,
      endsOn: payment.endsOn,
    };
  });

  /** Where the visitor sees the site: on a developer's machine under more than one name. */
  function siteOf({ headers }: FastifyRequest): string {
    const { origin, host } = headers;
    return origin && isOurOrigin(origin, host, config) ? origin : config.publicUrl.origin;
  }
}
