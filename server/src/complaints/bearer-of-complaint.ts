import type { RiskBearer } from '@riparo/domain/complaints/competence.ts';
import { findSoldProduct } from '@riparo/domain/products/catalogue.ts';
import type { ComplaintRow } from './tables.ts';

/** Null where the product is not known. */
export const bearerOf = ({ product }: Pick<ComplaintRow, 'product'>): RiskBearer | null =>
  findSoldProduct(product ?? undefined)?.provider ?? null;
