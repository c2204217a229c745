import type { Account } from '@riparo/domain/account/account.ts';

export type OpenedSession = { token: string; account: Account };
