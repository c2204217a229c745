import { partners } from '../../platform/brand/partners.ts';
import type { SoldProduct } from '../../buy/products/product.ts';
import type { ComplaintArea } from './register.ts';

/** Who bears the risk of what a complaint is about: an insurer, or a mutual society for a subsidy. */
export type RiskBearer = SoldProduct['provider'];

export const RISK_BEARERS = ['insurer', 'mutual-society'] as const satisfies readonly RiskBearer[];

/**
 * What the contract says and what is paid under it is answered by whoever bears the risk; our own conduct by us (ISVAP
 * regulation 24/2008, as IVASS order 46/2016 changed it).
 */
export const RISK_BEARER_AREAS = ['contract', 'claim', 'damages'] as const satisfies readonly ComplaintArea[];

export const isForRiskBearer = (area: ComplaintArea) => RISK_BEARER_AREAS.some((each) => each === area);

/** Of an unknown product we say who insures most. */
export const riskBearerName = (bearer: RiskBearer | null) =>
  bearer === 'mutual-society' ? partners.mutualSociety : partners.insurer;
