import type { ParsedBodyOf } from '@riparo/domain/platform/call/call.ts';
import {
  checkDealCall,
  correctDealCall,
  dealByUuidCall,
  openDealCall,
} from '@riparo/domain/buy/purchase/deal-calls.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { type BuyableProduct, findBuyableProduct } from '@riparo/domain/buy/purchase/buyable-products.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { submissionKeyOf } from '../../platform/http/submission-key.ts';
import { buyingBrowser } from './buying-browser.ts';
import { correctDeal } from './correct-deal.ts';
import { dealAnswer } from './deal-answer.ts';
import { openAddressFinder } from './find-by-address.ts';
import { openDeal } from './open-deal.ts';
import { isComplete, readPurchase } from './read-purchase.ts';
import {
  type PetAttributes,
  petAttributesSchema,
  type SentAttributes,
} from '@riparo/domain/buy/purchase/purchase-request.ts';
import { INCORRECT_VALUE } from '@riparo/domain/platform/rule/messages.ts';
import * as z from 'zod';
import { unstorableText } from '../../platform/http/unstorable-text.ts';

type PurchaseBody = ParsedBodyOf<typeof checkDealCall>;

export function registerDeals(app: App, dependencies: Dependencies): void {
  const { clock, config } = dependencies;
  const findDeal = openAddressFinder(dependencies);
  // Many people share an IP address, so its limit of deals per hour equals that of writes per minute.
  const rateLimit = { max: config.writesPerMinute, windowSeconds: 3600 };

  function readBody(buyable: BuyableProduct, { buyer, consents = {}, ...sent }: PurchaseBody) {
    const { suitability = {} } = sent;
    const attributes = readAttributes(sent.attributes);
    if (attributes instanceof Failure) return attributes;
    const given = { buyer, consents, suitability, ...(attributes ? { attributes } : {}) };
    return readPurchase(dependencies, buyable, given);
  }

  serve(
    app,
    openDealCall,
    async ({ params, body, request, optionalCustomer }) => {
      const buyable = findBuyableProduct(params.productKey);
      if (!buyable) return failure(generalErrors['not-found']);
      const submissionKey = submissionKeyOf({ body, request });
      const read = readBody(buyable, body);
      if (read instanceof Failure) return read;
      const account = await optionalCustomer();
      const submission = {
        submissionKey,
        source: body.source ?? buyable.product.webFlowBaseUrl,
        data: read.data,
        isComplete: isComplete(read.missing),
        account,
      };
      const { address, isMailWithheld } = await openDeal(dependencies, buyable.product, submission);
      return { data: address, ...(isMailWithheld && { isMailWithheld }) };
    },
    { rateLimit, mailsAnyone: true },
  );

  serve(app, checkDealCall, async ({ params, body }) => {
    const buyable = findBuyableProduct(params.productKey);
    if (!buyable) return failure(generalErrors['not-found']);
    const read = readBody(buyable, body);
    return read instanceof Failure ? read : undefined;
  });

  serve(app, dealByUuidCall, async ({ params, optionalCustomer }) => {
    const lookup = { address: params.uuid, account: await optionalCustomer() };
    const found = await findDeal(lookup);
    return found instanceof Failure ? found : { data: dealAnswer(lookup, found, clock()) };
  });

  serve(
    app,
    correctDealCall,
    async ({ params, body, request, reply, optionalCustomer }) => {
      const lookup = { address: params.uuid, account: await optionalCustomer() };
      const attributes = readAttributes(body.attributes);
      if (attributes instanceof Failure) return attributes;
      const browser = buyingBrowser(dependencies, { request, reply });
      const corrected = await correctDeal(dependencies, lookup, { ...body, attributes }, browser);
      if (corrected instanceof Failure) return corrected;
      if (corrected.isTaken) browser.remember(corrected.deal);
      const data = dealAnswer({ ...lookup, address: corrected.address }, corrected, clock());
      return { data, ...corrected.withheld };
    },
    { mailsAnyone: true },
  );
}

/** Sent as an object, or as the JSON text stored in a deal. Null: there are none. */
function readAttributes(sent: SentAttributes) {
  if (typeof sent !== 'string') return sent ?? null;
  const read = z.safeParse(petAttributesSchema, parsed(sent));
  if (!read.success || unstorableText(read.data))
    return failure(generalErrors.validation, { attributes: INCORRECT_VALUE });
  return read.data satisfies PetAttributes;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
