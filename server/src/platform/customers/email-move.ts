import type { AccountId } from '@riparo/domain/platform/values/ids.ts';

/** A customer who has proved another address. */
export type EmailMove = { accountId: AccountId; from: string; to: string };
