type KeptValuesProps = { readonly name: string; readonly values: readonly string[] };

/** What stands for a field stays in the form also while the field itself can not be shown. */
export function KeptValues({ name, values }: KeptValuesProps) {
  return values.map((value) => <input key={value} type="hidden" name={name} value={value} />);
}
