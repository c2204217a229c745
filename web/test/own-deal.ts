import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';

/** A purchase of whoever is signed in: paid and signed, and its cover begins on the 17th of November 2026. */
export const ownDeal = (
  known: Partial<Omit<OwnDeal, 'uuid'>> & { readonly uuid?: string } = {},
): OwnDeal => ({
  status: 7,
  order: 'pay-first',
  isRenewal: false,
  product: {
    key: 'pet',
    title: 'Sussidio Pet',
    subTitle: '',
    fixedPrice: 79,
    webFlowBaseUrl: '/acquisto/pet/',
  },
  priceCents: 7900,
  isYearly: true,
  createdAt: '2026-11-16T10:00:00.000Z',
  expiresAt: null,
  startsOn: '2026-11-17',
  endsOn: '2027-11-16',
  refund: null,
  partRefund: null,
  next: null,
  history: [],
  documents: [],
  withdrawal: { state: 'too-late', lastDay: null },
  renewal: 'none',
  plate: null,
  ...known,
  uuid: dealUuidSchema.parse(known.uuid ?? '0a0d9e44-7c33-4b2c-9d0f-5a8c0f1f6a11'),
});
