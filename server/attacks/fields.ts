export type FieldPath = readonly (string | number)[];

/** The path of every field of a body, nested ones included. */
export function fieldsOf(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    fieldsOf(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length > 0 ? [path, ...inner] : inner;
}

export function valueAt(body: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((holder, name) => (holder as Record<string | number, unknown>)[name], body);
}

/** The same body with another value there; `undefined` omits the field. */
export function withField(body: object | undefined, path: FieldPath, value: unknown): object {
  const copy = structuredClone(body ?? {}) as Record<string | number, unknown>;
  let holder = copy;
  for (const name of path.slice(0, -1)) {
    const inner = holder[name];
    // An earlier change may have replaced it.
    if (typeof inner !== 'object' || inner === null) return copy;
    holder = inner as Record<string | number, unknown>;
  }
  const last = path.at(-1);
  if (last === undefined) return copy;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}
