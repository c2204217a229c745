import type { RiskBearer } from '@riparo/domain/care/complaints/competence.ts';
import { findSoldProduct } from '@riparo/domain/buy/products/catalogue.ts';
import type { ComplaintRow } from './tables.ts';

/** Null where the product is not known. */
export const bearerOf = ({ product }: Pick<ComplaintRow, 'product'>): RiskBearer | null =>
  findSoldProduct(product ?? undefined)?.provider ?? null;
