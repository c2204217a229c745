type HiddenValuesProps = { readonly name: string; readonly values: readonly string[] };

/** Keeps a field's values in the form while the field itself cannot be shown. */
export function HiddenValues({ name, values }: HiddenValuesProps) {
  return values.map((value) => <input key={value} type="hidden" name={name} value={value} />);
}
