import { dayInRome } from '@riparo/domain/values/calendar.ts';
import type { Deal } from '@riparo/domain/contract/deal-calls.ts';
import { isCorrectable } from '@riparo/domain/deal/link.ts';
import { findSoldProduct } from '@riparo/domain/products/catalogue.ts';
import { linkStateOf, stageId } from '@riparo/domain/deal/stages.ts';
import type { ShownDeal } from './find-deal.ts';
import { missingAnswers } from './missing-answers.ts';
import type { DealRow } from './tables.ts';

/** What the address of a deal answers. About the buyer only while it is needed to buy. */
export function dealAnswer(deal: ShownDeal, now: Date): Deal {
  const isOpen = linkStateOf(deal.stage) === 'open';
  return {
    uuid: deal.uuid,
    key: deal.productKey,
    status: stageId(deal.stage),
    version: deal.version,
    buyer: isOpen ? buyerOf(deal) : null,
    product: productOf(deal),
    attributes: isOpen && deal.attributes ? JSON.stringify(deal.attributes) : null,
    missing: missingAnswers(deal, dayInRome(now)),
    isCorrectable: isCorrectable(deal.order, deal.stage),
    ...dealManner(deal),
    expiresAt: deal.expiresAt?.toISOString() ?? null,
  };
}

export const dealManner = ({ order, renewalOf }: Pick<DealRow, 'order' | 'renewalOf'>) => ({
  order,
  isRenewal: renewalOf !== null,
});

function buyerOf({ email, firstName, lastName, profile, accountId }: ShownDeal): Deal['buyer'] {
  return { email, firstName, lastName, profile: { cognitoId: accountId, ...profile } };
}

export function productOf({
  productKey,
  priceCents,
}: Pick<DealRow, 'productKey' | 'priceCents'>): Deal['product'] {
  const product = findSoldProduct(productKey);
  // A product that is no longer sold: its deals stay.
  const { title, subTitle, webFlowBaseUrl } = product ?? {
    title: productKey,
    subTitle: '',
    webFlowBaseUrl: '/ops/',
  };
  return { key: productKey, title, subTitle, fixedPrice: priceCents / 100, webFlowBaseUrl };
}
