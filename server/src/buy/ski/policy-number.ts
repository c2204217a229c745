import { type PolicyNumber, policyNumberSchema } from '@riparo/domain/platform/values/ids.ts';
import type { SkiPolicyRow } from './tables.ts';

/** The end of the policy's id, in characters that can be spelled out. */
export function policyNumber({ id }: Pick<SkiPolicyRow, 'id'>): PolicyNumber {
  const signs = id.replaceAll('-', '').slice(-12).toUpperCase();
  return policyNumberSchema.parse(`SCI-${signs.slice(0, 6)}-${signs.slice(6)}`);
}
