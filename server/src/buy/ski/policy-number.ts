import { type PolicyNumber, policyNumberSchema } from '@riparo/domain/platform/values/ids.ts';
import type { SkiPolicyRow } from './tables.ts';

/** The end of the policy's id, in signs that can be spelled. */
export function policyNumber({ id }: Pick<SkiPolicyRow, 'id'>): PolicyNumber {
  const signs = id.replaceAll('-', '').slice(-12).toUpperCase();
  return policyNumberSchema.parse(`SCI-${signs.slice(0, 6)}-${signs.slice(6)}`);
}
