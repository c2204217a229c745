export type FormValue = string | FormValues;
export interface FormValues {
  [name: string]: FormValue;
}

/** Parses `line_items[0][price_data][currency]=eur` into nested objects; list indexes are ordinary names. */
export function parseFormBody(body: string): FormValues {
  const values = emptyValues();
  for (const [name, value] of new URLSearchParams(body)) put(values, pathOf(name), value);
  return values;
}

/** The text at a path, null if there is none. */
export function textAt(values: FormValues, ...path: string[]): string | null {
  let found: FormValue | undefined = values;
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' && found !== '' ? found : null;
}

/** All texts directly below a path. */
export function textsAt(values: FormValues, name: string): Record<string, string> {
  const found = values[name];
  if (typeof found !== 'object') return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

// Without a prototype, so that `__proto__` is an ordinary name.
function emptyValues(): FormValues {
  return Object.create(null) as FormValues;
}

function pathOf(name: string): string[] {
  return name.split(/[[\]]+/).filter((part) => part !== '');
}

function put(values: FormValues, path: readonly string[], value: string): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    values[name] = value;
    return;
  }
  const inner = values[name];
  const nested = typeof inner === 'object' ? inner : emptyValues();
  values[name] = nested;
  put(nested, rest, value);
}
