import { withdrawalPath } from '@riparo/domain/buy/deal/withdrawal-path.ts';
import { dealToken } from './deal-token.ts';
import type { DealRow } from './tables.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';

/** Part of every mail about something paid; null before payment, and once its owner was erased. */
export const withdrawalPathOf = (keyedHash: KeyedHash, deal: DealRow): string | null =>
  deal.startsOn === null || deal.erasureAskedAt
    ? null
    : withdrawalPath(dealToken(keyedHash, 'withdrawal', deal));
