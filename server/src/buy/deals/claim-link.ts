import { policyClaimPath } from '@riparo/domain/care/claims/paths.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { dealToken } from './deal-token.ts';
import type { DealRow } from './tables.ts';

/** Where a customer reports a claim from a mail about their policy. */
export const policyClaimLink = (keyedHash: KeyedHash, deal: Pick<DealRow, 'uuid' | 'linkVersion'>): string =>
  policyClaimPath(dealToken(keyedHash, 'claim', deal));
