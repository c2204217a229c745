import { type QuoteAddress, quoteAddressSchema, type QuoteUuid } from '@riparo/domain/platform/values/ids.ts';
import type { KeyedHash } from '../../platform/settings/secrets/keyed-hash.ts';
import { keyedUuid } from '../../platform/settings/secrets/keyed-uuid.ts';
import { hashOfToken } from '../../platform/settings/secrets/tokens.ts';

/**
 * The address at which a quote opens. It is not stored: mails and the personal area derive it from the
 * quote's id.
 */
export const addressOf = (keyedHash: KeyedHash, uuid: QuoteUuid): QuoteAddress =>
  quoteAddressSchema.parse(keyedUuid(keyedHash, 'life quote address', uuid));

/** Finds a quote by its address. */
export const hashOfAddress = (address: QuoteAddress): string => hashOfToken(address.toLowerCase());
