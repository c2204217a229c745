import { freeConsentsIn } from '@riparo/domain/platform/consent/standing.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import type { TickedConsents } from '../../platform/customers/consent-requests/ask-for-consent.ts';
import type { ConsentsGiven, DealRow } from './tables.ts';

type Ticked = { productKey: string; given: ConsentsGiven['given']; source: string; isProved: boolean };

/** The ticked consents as stored: with the texts and documents of this moment. */
export const consentsGiven = (
  { productKey, given, source, isProved }: Ticked,
  now: Date,
): ConsentsGiven & { isProved: boolean } => ({
  version: CONSENT_VERSION,
  givenAt: now.toISOString(),
  source,
  given,
  isProved,
  documents: precontractDocuments(productKey).map(({ key, version }) => ({ key, version })),
});

export const freeConsentsOf = ({ given, version }: ConsentsGiven) => freeConsentsIn(given, version);

/** The optional consents ticked in a purchase. */
export const tickedFor = ({ email, consents }: Pick<DealRow, 'email' | 'consents'>): TickedConsents => ({
  email,
  kinds: freeConsentsOf(consents),
  isProved: consents.isProved === true,
  source: consents.source,
  askedAt: new Date(consents.givenAt),
});
