import { type ClaimId, type ClaimNumber, claimNumberSchema } from '@riparo/domain/platform/values/ids.ts';

/** The end of the claim's id, in characters that can be read out on the phone. */
export function claimNumberOf(id: ClaimId): ClaimNumber {
  const signs = id.replaceAll('-', '').slice(-12).toUpperCase();
  return claimNumberSchema.parse(`SIN-${signs.slice(0, 6)}-${signs.slice(6)}`);
}

const typedNumber = /^sin[\s-]*(?<first>[\da-f]{1,6})[\s-]*(?<second>[\da-f]{0,6})$/i;
const wholeNumber = 'SIN-000000-000000'.length;

/**
 * The beginning of a claim number as typed, with or without hyphens, as a LIKE pattern; null for any other
 * text.
 */
export function numberPattern(typed: string): string | null {
  const { first, second } = typedNumber.exec(typed)?.groups ?? {};
  if (first === undefined) return null;
  const number = `SIN-${first}${first.length === 6 ? `-${second}` : ''}`.toUpperCase();
  return number.length === wholeNumber ? number : `${number}%`;
}
