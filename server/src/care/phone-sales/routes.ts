import { openDealByPhoneCall, quoteByPhoneCall } from '@riparo/domain/care/phone-sale/phone-sale-calls.ts';
import type { FastifyRequest } from 'fastify';
import { staffActorOf } from '../../desk/log/actor.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { SignedInStaff } from '../../platform/http/access/signed-in-staff.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { serve } from '../../platform/http/serve.ts';
import { openDealByPhone, type Seller } from './open-deal-by-phone.ts';
import { quoteByPhone } from './quote-by-phone.ts';

export function registerPhoneSales(app: App, parts: Dependencies): void {
  serve(app, openDealByPhoneCall, (input) =>
    openDealByPhone(parts, input.params.productKey, input.body, sellerOf(input)),
  );

  serve(app, quoteByPhoneCall, (input) => quoteByPhone(parts, input.body, sellerOf(input)));
}

const sellerOf = (input: Pick<SignedInStaff, 'member'> & { request: FastifyRequest }): Seller => ({
  ...staffActorOf(input),
  firstName: input.member.firstName,
});
