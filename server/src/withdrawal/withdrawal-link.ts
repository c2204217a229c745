import { withdrawalPath } from '@riparo/domain/deal/withdrawal-path.ts';
import { dealToken } from '../deals/deal-token.ts';
import type { DealRow } from '../deals/tables.ts';
import type { KeyedHash } from '../keyed-hash.ts';

/** Goes into every mail about something paid; null before. */
export const withdrawalPathOf = (keyedHash: KeyedHash, { uuid, startsOn }: DealRow): string | null =>
  startsOn === null ? null : withdrawalPath(dealToken(keyedHash, 'withdrawal', uuid));
