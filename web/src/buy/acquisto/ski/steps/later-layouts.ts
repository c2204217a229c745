import { ContractLayout } from './ContractLayout.tsx';
import { OwnerLayout } from './OwnerLayout.tsx';
import { SuitabilityLayout } from './SuitabilityLayout.tsx';

/** The layouts of the steps after the first, by step id. */
export const laterLayouts = {
  contraente: OwnerLayout,
  adeguatezza: SuitabilityLayout,
  consensi: ContractLayout,
};
