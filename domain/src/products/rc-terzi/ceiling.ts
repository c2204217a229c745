import { type Cents, formatWholeEuro } from '../../money.ts';

/** `fino a € 500.000 per sinistro` */
export const ceilingInWords = (ceiling: Cents) => `fino a ${formatWholeEuro(ceiling)} per sinistro`;
