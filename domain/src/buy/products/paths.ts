import type { SoldProduct } from './product.ts';

/** Where its purchase begins. */
export const purchasePath = ({ webFlowBaseUrl }: Pick<SoldProduct, 'webFlowBaseUrl'>) =>
  webFlowBaseUrl.replace(/\/$/, '');
