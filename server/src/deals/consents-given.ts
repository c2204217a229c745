import { CONSENT_VERSION } from '@riparo/domain/consent/texts.ts';
import { precontractDocuments } from '@riparo/domain/precontract/documents.ts';
import type { ConsentsGiven } from './tables.ts';

type Ticked = { productKey: string; given: ConsentsGiven['given']; source: string };

/** What was ticked, as it is kept: with the texts and documents of this moment. */
export const consentsGiven = ({ productKey, given, source }: Ticked, now: Date): ConsentsGiven => ({
  version: CONSENT_VERSION,
  givenAt: now.toISOString(),
  source,
  given,
  documents: precontractDocuments(productKey).map(({ key, version }) => ({ key, version })),
});
