import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { createSkiPolicyCall, skiPaymentCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { readPayload } from '@riparo/domain/buy/products/ski/wire.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app-instance.ts';
import { isOurOrigin } from '../../platform/http/origin-check.ts';
import { Failure, failure, sendProblem } from '../../platform/http/problem-answers.ts';
import { addressKey } from '../../platform/http/rate-limit/address-key.ts';
import { serve } from '../../platform/http/serve.ts';
import { boundKey, submissionKeyOf } from '../../platform/http/submission-key.ts';
import { openComparison, type ComparePerson, type Visitor } from '../known-person/compare-person.ts';
import type { PaymentDependencies } from '../payments/fulfilment.ts';
import { paymentState } from '../payments/payment-state.ts';
import { registerCertificateCheck } from './certificate-page.ts';
import { findByAddress } from '../deals/find-by-address.ts';
import { findPolicy, type SkiPolicy } from './find-policy.ts';
import { customer } from '@riparo/domain/platform/call/access.ts';
import { ownSkiCertificatePath, ownSkiReceiptPath } from '@riparo/domain/buy/documents/deal-document.ts';
import { dealUuidSchema, type DealAddress } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import { findOwnDeal } from '../deals/find-own-deal.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { type FileInput, serveFile } from '../../platform/http/serve-file.ts';
import { sendInline } from '../../platform/http/send-file.ts';
import { skiDealPolicies } from './deal-policies.ts';
import { skiErrors } from '@riparo/domain/buy/products/ski/errors.ts';
import type { SkiOwner } from '@riparo/domain/buy/products/ski/owner.ts';
import { skiReturnPath } from '@riparo/domain/buy/products/ski/paths.ts';
import { openerAddress } from '../deals/deal-address.ts';
import { lockDealToPay } from '../payments/enter-to-pay.ts';
import { openCheckout } from '../payments/open-checkout.ts';
import { type SkiSubmission, skiSubmissionOf, storePolicy } from './store-policy.ts';

type SkiDependencies = PaymentDependencies & { isKnownAsSomeoneElse: ComparePerson };

/** Stores the policy and opens its payment page. `origin` is the site as its visitor sees it. */
async function createPolicy(
  parts: SkiDependencies,
  submission: SkiSubmission,
  { origin, ...visitor }: Visitor & { origin: string },
) {
  const { form, account } = submission;
  const submissionKey = skiSubmissionOf(parts.keyedHash, submission);
  const address = openerAddress(parts.keyedHash, { submissionKey, browserVersion: 0 });
  const earlier = await findPolicy(parts.db, { submissionKey });
  if (earlier?.deal.erasureAskedAt) return failure(generalErrors['not-found']);
  if (earlier?.policy.issuedAt) return failure(skiErrors['ski-policy-issued']);
  if (!earlier && (await parts.isKnownAsSomeoneElse(statedBy(form.owner), visitor)))
    return failure(skiErrors['personal-data-mismatch']);
  const stored = earlier ?? (await storePolicy(parts, submission));
  const returnTo = (status: 'success' | 'failure') => origin + skiReturnPath(address, status);
  const opened = await openCheckout(parts, {
    enter: lockDealToPay(parts, { address, account, isSkiOutcome: true }, { holds: () => true }),
    address,
    successUrl: returnTo('success'),
    cancelUrl: returnTo('failure'),
  });
  if (opened instanceof Failure) return opened;
  return { paymentUrl: opened.page.url, policy: answerOf(address, stored) };
}

const statedBy = ({ email, firstName, lastName, fiscalCode }: SkiOwner) => ({
  email,
  firstName,
  lastName,
  taxCode: fiscalCode,
});

function answerOf(address: DealAddress, { policy, deal }: SkiPolicy) {
  return {
    id: address,
    priceCents: deal.priceCents,
    listPriceCents: policy.listPriceCents,
    discountCents: policy.discountCents,
    productType: policy.productType,
    startsOn: policy.startsOn,
    endsOn: policy.endsOn,
  };
}

const receiptParams = z.object({ uuid: dealUuidSchema });
const certificateParams = z.object({
  uuid: dealUuidSchema,
  place: z.string().regex(/^\d{1,2}$/),
});

// Each is drawn per request: a family opens them a few times a season.
const drawingLimit = { max: 60, windowSeconds: 600 };

type OwnFileInput = FileInput<typeof customer, typeof receiptParams>;

/** Certificates and receipt of a ski policy as PDF, only for its owner. */
function registerOwnSkiDocuments(app: App, dependencies: Dependencies): void {
  const { db, makeDocument } = dependencies;

  const certificate = { path: ownSkiCertificatePath(':uuid', ':place'), params: certificateParams };
  serveFile(app, { ...certificate, access: customer, rateLimit: drawingLimit }, (asked) =>
    sendOwn(asked, Number(asked.params.place)),
  );

  const receipt = { path: ownSkiReceiptPath(':uuid'), params: receiptParams };
  serveFile(app, { ...receipt, access: customer, rateLimit: drawingLimit }, (asked) => sendOwn(asked, null));

  async function sendOwn({ account, params, request, reply }: OwnFileInput, place: number | null) {
    const deal = await findOwnDeal(dependencies, account, params.uuid);
    const policies = await skiDealPolicies(db, deal ? [deal] : []);
    const chosen = policies.get(params.uuid)?.drawn.find((drawn) => drawn.place === place);
    const file = chosen && (await makeDocument(chosen.reference));
    if (!file) return sendProblem(request, reply, generalErrors['not-found']);
    return sendInline(reply, file);
  }
}

export function registerSki(app: App, dependencies: PaymentDependencies): void {
  const { config, clock, db, keyedHash } = dependencies;
  registerOwnSkiDocuments(app, dependencies);
  registerCertificateCheck(app, dependencies);
  const parts = { ...dependencies, isKnownAsSomeoneElse: openComparison(dependencies) };
  // Many people share an IP address, so its limit of policies per hour equals that of writes per minute.
  const rateLimit = { max: config.writesPerMinute, windowSeconds: 3600 };

  serve(
    app,
    createSkiPolicyCall,
    async ({ body, request, reply, optionalCustomer }) => {
      const read = readPayload(body, clock());
      if ('errors' in read) return failure(generalErrors.validation, read.errors);
      const account = await optionalCustomer();
      const submission = {
        // Of the parsed form: the minute of each try is not part of it.
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
    const opened = await findByAddress(parts, { address: params.id, account, isSkiOutcome: true });
    if (opened instanceof Failure) return opened;
    const dealUuid = opened.deal.uuid;
    const payment = await paymentState(parts, opened.deal);
    if (payment instanceof Failure) return payment;
    // The request may have settled the payment.
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

  /** The site as the visitor sees it: a developer's machine has more than one name. */
  function siteOf({ headers }: FastifyRequest): string {
    const { origin, host } = headers;
    return origin && isOurOrigin(origin, host, config) ? origin : config.publicUrl.origin;
  }
}
