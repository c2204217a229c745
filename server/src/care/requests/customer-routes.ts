import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import {
  callTimesCall,
  cancelCallCall,
  customerRequestCall,
  moveCallCall,
} from '@riparo/domain/care/requests/customer-request-calls.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { asData, failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { freeCallDays } from './call-times.ts';
import { cancelCall, type CustomerParts, linkedRequest, moveCall } from './customer-requests.ts';

// An open page reads every half minute; only guessing tokens needs more.
const reading = { max: 120, windowSeconds: 600 };
const changing = { max: 20, windowSeconds: 600 };

export function registerCustomerRequests(app: App, parts: CustomerParts): void {
  serve(
    app,
    customerRequestCall,
    async ({ params }) => {
      const data = await linkedRequest(parts, params.token);
      return data ? { data } : failure(generalErrors['not-found']);
    },
    { rateLimit: reading },
  );

  serve(
    app,
    moveCallCall,
    async ({ params, body, optionalCustomer }) => {
      const moved = await moveCall(
        parts,
        { ...params, account: await optionalCustomer() },
        new Date(body.callAt),
      );
      return asData(moved);
    },
    { rateLimit: changing, mailsAnyone: true },
  );

  serve(
    app,
    cancelCallCall,
    async ({ params, optionalCustomer }) => {
      const cancelled = await cancelCall(parts, { ...params, account: await optionalCustomer() });
      return asData(cancelled);
    },
    { rateLimit: changing, mailsAnyone: true },
  );

  serve(app, callTimesCall, async () => ({ data: await freeCallDays(parts.db, parts.clock()) }), {
    rateLimit: reading,
  });
}
