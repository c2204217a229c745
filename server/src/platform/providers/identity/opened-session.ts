import type { Account } from '@riparo/domain/people/account/account.ts';

export type OpenedSession = { token: string; account: Account };
