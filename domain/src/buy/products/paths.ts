import type { SoldProduct } from './product.ts';

/** The page on which its purchase begins. */
export const purchasePath = ({ webFlowBaseUrl }: Pick<SoldProduct, 'webFlowBaseUrl'>) =>
  webFlowBaseUrl.replace(/\/$/, '');
