import type { AccountId } from '@riparo/domain/platform/values/ids.ts';

/** Placeholder account id: no row has it. */
export const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000' as AccountId;
