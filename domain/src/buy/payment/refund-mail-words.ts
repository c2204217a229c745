import type { RefundEffect } from './give-back.ts';
import { refundReasonInWords, type RefundReason } from './refund-reasons.ts';

type RefundNotice = {
  readonly reason: RefundReason;
  readonly words: string | null;
  readonly effect: RefundEffect;
};

const effects: Readonly<Record<RefundEffect, string | null>> = {
  part: 'È una parte di quello che hai pagato: la tua copertura non cambia.',
  closes: 'Ti restituiamo tutto quello che avevi pagato: la copertura finisce qui.',
  all: null,
};

/** What the customer reads about a refund decided at the desk: in the mail, and in its preview. */
export const refundNoticeInMail = ({ reason, words, effect }: RefundNotice): readonly string[] =>
  [refundReasonInWords[reason], words, effects[effect]].filter(
    (line) => line !== null && line !== '',
  ) as string[];
