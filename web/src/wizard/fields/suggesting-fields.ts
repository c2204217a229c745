/** Fields that suggest and complete, with the library they stand on: one chunk. */
export { ComboboxField } from './ComboboxField.tsx';
export { PlaceField } from './PlaceField.tsx';
export { TaxCodeField } from './TaxCodeField.tsx';
