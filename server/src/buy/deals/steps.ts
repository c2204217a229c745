import { channel } from 'node:diagnostics_channel';

/**
 * The background steps of a deal after the purchase. `…-written` is the last moment inside its transaction, the other
 * the first one after it. What undoes or resumes each if the process stops right after it:
 *
 * | step                                     | if the process stops right after it                               |
 * | ---------------------------------------- | ----------------------------------------------------------------- |
 * | `documents-drawn`                        | the job is repeated and draws them again, byte for byte           |
 * | `documents-written`, `seal-written`      | the transaction is rolled back and the job repeated               |
 * | `documents-sent`, `sealed`               | the job is repeated and finds nothing to do                       |
 * | `reminder-written`, `activation-written`,| the transaction is rolled back; the next round of the regular job |
 * | `renewal-written`                        | finds the deal as it was                                          |
 * | `reminded`, `activated`, `renewal-offered`| the mail is a job of its own; the next round finds nothing to do |
 * | `withdrawal-written`                     | nothing happened, and the page says that nothing answered         |
 * | `withdrawn`                              | refund and receipt are jobs of their own                          |
 */
export const dealSteps = [
  'documents-drawn',
  'documents-written',
  'documents-sent',
  'seal-written',
  'sealed',
  'reminder-written',
  'reminded',
  'activation-written',
  'activated',
  'renewal-written',
  'renewal-offered',
  'withdrawal-written',
  'withdrawn',
] as const;

export type DealStep = (typeof dealSteps)[number];

const stepChannel = channel('riparo:deal-step');

/**
 * Notifies the listener (a test that ends the process here) that a step was done. Costs nothing without one.
 */
export function dealStepDone(step: DealStep): void {
  stepChannel.publish(step);
}
