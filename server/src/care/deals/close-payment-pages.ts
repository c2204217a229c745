import { paymentErrors } from '@riparo/domain/buy/payment/errors.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { expirePages } from '../../buy/payments/close-unpaid-deals.ts';
import type { PaymentDependencies } from '../../buy/payments/fulfilment.ts';
import { settleCheckout } from '../../buy/payments/settle-checkout.ts';
import { CardProviderFailure } from '../../platform/providers/card/card-provider.ts';

/**
 * Closes a deal's payment pages before the desk changes what they were opened for; a customer who paid just
 * before has bought it. Unpaid pages are settled afterwards: one that ends while its deal is open sends its
 * buyer a reminder.
 */
export async function closePaymentPages(parts: PaymentDependencies, uuid: DealUuid, cause: string) {
  const pages = await expirePages(parts, uuid).catch((error: unknown) => {
    if (error instanceof CardProviderFailure) return null;
    throw error;
  });
  if (!pages) return failure(paymentErrors['card-provider-unavailable']);
  const settle = async (isPaid: boolean) => {
    for (const { account, checkout } of pages)
      if ((checkout.state === 'paid') === isPaid) await settleCheckout(parts, account, checkout, cause);
  };
  await settle(true);
  return { settleUnpaid: () => settle(false) };
}
