import {
  createPaymentSessionCall,
  paymentNoticeCall,
  paymentStateCall,
} from '@riparo/domain/buy/purchase/payment-calls.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { buyingBrowser } from '../deals/buying-browser.ts';
import { findByAddress } from '../deals/find-by-address.ts';
import { lockDealToPay } from './enter-to-pay.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import type { PaymentDependencies } from './fulfilment.ts';
import { acceptNotice } from './notices.ts';
import { openCheckout } from './open-checkout.ts';
import { paymentState } from './payment-state.ts';
import { isOurOrigin, type OriginRules } from '../../platform/http/origin-check.ts';

const pageSchemes = new Set(['http:', 'https:']);

/**
 * The provider redirects buyers to these: they must be pages of this site, or our links could redirect
 * anywhere. Returns the address as a browser reads it, since the raw text may mean another host to another
 * program; null for others.
 */
export function ownAddress(address: string, host: string | undefined, rules: OriginRules): string | null {
  const url = URL.parse(address);
  if (!url || !pageSchemes.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  return isOurOrigin(url.origin, host, rules) ? url.href : null;
}

const NOT_OURS = 'L’indirizzo di ritorno deve essere una pagina di questo sito';
const noticeLimitBytes = 256 * 1024;

export function registerPayments(app: App, parts: PaymentDependencies): void {
  serve(app, createPaymentSessionCall, async ({ body, request, reply, optionalCustomer }) => {
    const ownPage = (address: string) => ownAddress(address, request.headers.host, parts.config);
    const successUrl = ownPage(body.successCallbackUrl);
    const cancelUrl = ownPage(body.failureCallbackUrl);
    if (successUrl === null || cancelUrl === null)
      return failure(generalErrors.validation, {
        ...(successUrl === null && { successCallbackUrl: NOT_OURS }),
        ...(cancelUrl === null && { failureCallbackUrl: NOT_OURS }),
      });
    const lookup = { address: body.dealUuid, account: await optionalCustomer() };
    const browser = buyingBrowser(parts, { request, reply });
    const enter = lockDealToPay(parts, lookup, browser);
    const opened = await openCheckout(parts, { enter, address: lookup.address, successUrl, cancelUrl });
    if (opened instanceof Failure) return opened;
    browser.remember(opened.deal);
    return opened.page;
  });

  serve(app, paymentStateCall, async ({ params, optionalCustomer }) => {
    const found = await findByAddress(parts, { address: params.uuid, account: await optionalCustomer() });
    return found instanceof Failure ? found : paymentState(parts, found.deal);
  });

  void app.register(async (notices) => {
    // The signature covers the raw bytes.
    notices.removeAllContentTypeParsers();
    notices.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: noticeLimitBytes },
      (_request, body, done) => done(null, body),
    );
    serve(
      notices,
      paymentNoticeCall,
      async ({ params, request }) => {
        const signature = request.headers['stripe-signature'];
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return acceptNotice(
          parts,
          params.account,
          body,
          typeof signature === 'string' ? signature : undefined,
        );
      },
      { acceptsAnyOrigin: true },
    );
  });
}
