import { ski } from '@riparo/domain/products/ski/product.ts';
import { yearlyFulfilment } from '../deal-documents/yearly-fulfilment.ts';
import type { DealRow } from '../deals/tables.ts';
import type { Fulfilment } from '../payments/fulfilment.ts';
import { skiFulfilment } from '../ski/fulfilment.ts';

/** What money buys: a policy that is signed, but for ski. */
export const fulfilmentOf = ({ productKey }: DealRow): Fulfilment =>
  productKey === ski.key ? skiFulfilment : yearlyFulfilment;
