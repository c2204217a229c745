import { channel } from 'node:diagnostics_channel';

/**
 * The steps of a payment, with what undoes or resumes each if the next one never comes:
 *
 * | step                | if the process stops right after it                                                       |
 * | ------------------- | ----------------------------------------------------------------------------------------- |
 * | `checkout-prepared` | the next request takes the same attempt, with the same key at the provider                 |
 * | `checkout-opened`   | the same; a payment made meanwhile is known by its reference and attempt                   |
 * | `checkout-stored`   | –                                                                                         |
 * | `notice-verified`   | the provider got no answer and sends it again; reconciliation asks by itself               |
 * | `notice-stored`     | the job stored with the row processes it                                                   |
 * | `checkout-asked`    | the job is repeated                                                                        |
 * | `amount-checked`    | the job is repeated; a wrong amount is refunded, never accepted                            |
 * | `deal-paid`         | the transaction is rolled back and the job repeated                                        |
 * | `payment-settled`   | the job is repeated and finds nothing to do; mails and refunds are jobs of their own        |
 * | `refund-decided`    | the job stored with the row refunds it                                                     |
 * | `refund-asked`      | the job is repeated, finds it at the provider, and stores it                               |
 * | `refund-stored`     | –                                                                                         |
 */
export const paymentSteps = [
  'checkout-prepared',
  'checkout-opened',
  'checkout-stored',
  'notice-verified',
  'notice-stored',
  'checkout-asked',
  'amount-checked',
  'deal-paid',
  'payment-settled',
  'refund-decided',
  'refund-asked',
  'refund-stored',
] as const;

export type PaymentStep = (typeof paymentSteps)[number];

export const stepChannel = channel('riparo:payment-step');

/**
 * Notifies the listener (a test that ends the process here) that a step was done. Costs nothing without one.
 */
export function done(step: PaymentStep): void {
  stepChannel.publish(step);
}
