import type { SoldProduct } from './product.ts';

export const purchasePath = ({ webFlowBaseUrl }: Pick<SoldProduct, 'webFlowBaseUrl'>) =>
  webFlowBaseUrl.replace(/\/$/, '');
