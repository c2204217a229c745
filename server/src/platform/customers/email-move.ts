import type { AccountId } from '@riparo/domain/platform/values/ids.ts';

/** A customer proved a new address. */
export type EmailMove = { accountId: AccountId; from: string; to: string };
