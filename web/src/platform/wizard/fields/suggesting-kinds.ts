import { ComboboxField } from './ComboboxField.tsx';
import { PlaceField } from './PlaceField.tsx';
import { TaxCodeField } from './TaxCodeField.tsx';

/** By kind, what draws the fields that suggest and complete, with the library they stand on. */
export const suggestingKinds = { combobox: ComboboxField, place: PlaceField, taxCode: TaxCodeField };
