import { ContractLayout } from './ContractLayout.tsx';
import { OwnerLayout } from './OwnerLayout.tsx';
import { SuitabilityLayout } from './SuitabilityLayout.tsx';

/** By their ids, how the steps after the first one are laid out. */
export const laterLayouts = {
  contraente: OwnerLayout,
  adeguatezza: SuitabilityLayout,
  consensi: ContractLayout,
};
