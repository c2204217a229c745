import type { Withdrawal } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';

/** The same for the link and the session. */
export type WithdrawalResult =
  | { readonly ok: true; readonly value: { readonly data: Withdrawal } }
  | {
      readonly ok: false;
      readonly problem: { readonly code: string; readonly status: number; readonly message: string };
    };
