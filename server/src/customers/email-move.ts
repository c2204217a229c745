import type { AccountId } from '@riparo/domain/values/ids.ts';

/** A customer who has proved another address. */
export type EmailMove = { accountId: AccountId; from: string; to: string };
