import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import type { PaymentState, paymentStateCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { type AnswerListener, type PollOnce, pollAnswers } from '../../../platform/api/watch-answers.ts';

export type PaymentAnswer = AnswerOf<typeof paymentStateCall>;

type Stated = { readonly state: PaymentState };

export type PaymentListener<Answer = PaymentAnswer> = AnswerListener<Answer>;

const isSettled = ({ state }: Stated) => state !== 'open' && state !== 'verifying';

/** Polls a payment until its outcome is known. */
export const pollPayment = <Answer extends Stated>(
  askServer: PollOnce<Answer>,
  listener: PaymentListener<Answer>,
): (() => void) => pollAnswers(askServer, isSettled, listener);
