import { optionalConsentsIn } from '@riparo/domain/platform/consent/status.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import { precontractDocuments } from '@riparo/domain/buy/precontract/documents.ts';
import type { TickedConsents } from '../../platform/customers/consent-requests/request-consent.ts';
import type { StoredConsents, DealRow } from './tables.ts';

type Ticked = { productKey: string; given: StoredConsents['given']; source: string; isProved: boolean };

/** The ticked consents as stored: with the texts and documents of this moment. */
export const storedConsents = (
  { productKey, given, source, isProved }: Ticked,
  now: Date,
): StoredConsents & { isProved: boolean } => ({
  version: CONSENT_VERSION,
  givenAt: now.toISOString(),
  source,
  given,
  isProved,
  documents: precontractDocuments(productKey).map(({ key, version }) => ({ key, version })),
});

export const optionalConsentsOf = ({ given, version }: StoredConsents) => optionalConsentsIn(given, version);

/** The optional consents ticked in a purchase. */
export const tickedOptionalConsents = ({
  email,
  consents,
}: Pick<DealRow, 'email' | 'consents'>): TickedConsents => ({
  email,
  kinds: optionalConsentsOf(consents),
  isProved: consents.isProved === true,
  source: consents.source,
  askedAt: new Date(consents.givenAt),
});
