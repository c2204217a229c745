/** The steps after the first one, in one chunk. */
export { ContractLayout } from './ContractLayout.tsx';
export { OwnerLayout } from './OwnerLayout.tsx';
export { SuitabilityLayout } from './SuitabilityLayout.tsx';
