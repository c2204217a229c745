import { Field } from '@riparo/ui/Field.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';

type Option = { readonly value: string; readonly label: string };

/** The selected keys of a list, or all if none is selected. */
export const optionsOf = <Key extends string>(
  all: string,
  keys: readonly Key[],
  names: Readonly<Record<Key, string>>,
): readonly Option[] => [
  { value: '', label: all },
  ...keys.map((value) => ({ value: value as string, label: names[value] })),
];

interface FilterSelectProps<Key extends string> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly keys: readonly Key[];
  readonly value: Key | undefined;
  readonly onChange: (value: Key | undefined) => void;
}

/** One option of a list, or none, for no filter. */
export const FilterSelect = <Key extends string>({
  id,
  label,
  options,
  keys,
  value,
  onChange,
}: FilterSelectProps<Key>) => (
  <Field id={id} label={label}>
    {(wiring) => (
      <SelectBox
        {...wiring}
        options={options}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(keys.find((key) => key === currentTarget.value))}
      />
    )}
  </Field>
);
