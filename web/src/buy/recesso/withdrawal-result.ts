import type { Withdrawal } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';

/** Whoever asks, by link or by session, the answer is of this shape. */
export type WithdrawalResult =
  | { readonly ok: true; readonly value: { readonly data: Withdrawal } }
  | {
      readonly ok: false;
      readonly problem: { readonly code: string; readonly status: number; readonly message: string };
    };
