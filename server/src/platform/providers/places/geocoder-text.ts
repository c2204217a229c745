import type { FoundAddress } from '@riparo/domain/platform/person/place-calls.ts';
import * as z from 'zod';
import { acceptedNumber } from './known-town.ts';
import { readTypedAddress } from './typed-address.ts';

/** A text that a geocoder may omit. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);

/** Maps know more streets than numbers: the typed number stays. */
export function withTypedNumber(address: FoundAddress, text: string): FoundAddress {
  if (address.streetNumber !== null) return address;
  return { ...address, streetNumber: acceptedNumber(readTypedAddress(text)?.streetNumber ?? null) };
}
