import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { Deal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { isCorrectable } from '@riparo/domain/buy/deal/link.ts';
import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { linkStateOf, stageId } from '@riparo/domain/buy/deal/stages.ts';
import type { DealLookup, Opened, ShownDeal } from './find-by-address.ts';
import { missingAnswers } from './missing-answers.ts';
import type { DealRow } from './tables.ts';

/** What the address of a deal answers. Shows the buyer only while the purchase needs it. */
export function dealAnswer(
  { address, account }: DealLookup,
  { deal, right }: Opened<ShownDeal>,
  now: Date,
): Deal {
  const isOpen = linkStateOf(deal.stage) === 'open';
  return {
    uuid: address,
    key: deal.productKey,
    status: stageId(deal.stage),
    version: deal.version,
    buyer: isOpen ? buyerOf(deal, right === 'owner' ? account : null) : null,
    product: productOf(deal),
    attributes: isOpen && deal.attributes ? JSON.stringify(deal.attributes) : null,
    missing: missingAnswers(deal, dayInRome(now)),
    isCorrectable: isCorrectable(deal.order, deal.stage),
    ...orderFields(deal),
    expiresAt: deal.expiresAt?.toISOString() ?? null,
  };
}

export const orderFields = ({ order, renewalOf }: Pick<DealRow, 'order' | 'renewalOf'>) => ({
  order,
  isRenewal: renewalOf !== null,
});

/**
 * Only the account's own session learns that an account exists: others could guess names until one matches.
 */
function buyerOf(deal: ShownDeal, owner: DealLookup['account']): Deal['buyer'] {
  const { email, firstName, lastName, profile } = deal;
  return { email, firstName, lastName, profile: { cognitoId: owner?.id ?? null, ...profile } };
}

export function productOf({
  productKey,
  priceCents,
}: Pick<DealRow, 'productKey' | 'priceCents'>): Deal['product'] {
  const product = findSoldProduct(productKey);
  // A product that is no longer sold: its deals remain.
  const { title, subTitle, webFlowBaseUrl } = product ?? {
    title: productKey,
    subTitle: '',
    webFlowBaseUrl: '/ops/',
  };
  return { key: productKey, title, subTitle, fixedPrice: priceCents / 100, webFlowBaseUrl };
}
