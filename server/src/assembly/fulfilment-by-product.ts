import { ski } from '@riparo/domain/buy/products/ski/product.ts';
import { yearlyFulfilment } from '../buy/documents/yearly-fulfilment.ts';
import type { DealRow } from '../buy/deals/tables.ts';
import type { Fulfilment } from '../buy/payments/fulfilment.ts';
import { skiFulfilment } from '../buy/ski/fulfilment.ts';

/** What a payment triggers: a signed policy, except for ski. */
export const fulfilmentOf = ({ productKey }: DealRow): Fulfilment =>
  productKey === ski.key ? skiFulfilment : yearlyFulfilment;
