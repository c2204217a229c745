import { partners } from '../../platform/brand/partners.ts';
import type { SoldProduct } from '../../buy/products/product.ts';
import type { ComplaintArea } from './register.ts';

/** Who bears the risk of the contract: an insurer, or a mutual society for a subsidy. */
export type RiskBearer = SoldProduct['provider'];

export const RISK_BEARERS = ['insurer', 'mutual-society'] as const satisfies readonly RiskBearer[];

/**
 * Complaints about the contract and its payments are answered by the risk bearer, those about our own conduct
 * by us (ISVAP regulation 24/2008, as amended by IVASS order 46/2016).
 */
export const RISK_BEARER_AREAS = ['contract', 'claim', 'damages'] as const satisfies readonly ComplaintArea[];

export const isForRiskBearer = (area: ComplaintArea) => RISK_BEARER_AREAS.some((each) => each === area);

/** For an unknown product we name the insurers, who cover most. */
export const riskBearerName = (bearer: RiskBearer | null) =>
  bearer === 'mutual-society' ? partners.mutualSociety : partners.insurer;
