import { ComboboxField } from './ComboboxField.tsx';
import { PlaceField } from './PlaceField.tsx';
import { TaxCodeField } from './TaxCodeField.tsx';

/** Components of the fields that suggest and complete, with the library they use. */
export const suggestingKinds = { combobox: ComboboxField, place: PlaceField, taxCode: TaxCodeField };
