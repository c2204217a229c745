/**
 * PostgreSQL keeps no NUL character, and JSON in it no half of a character (a lone surrogate): nobody types either, and
 * a request that holds one would fail in the middle. Gives the way to the first such text.
 */
export function unstorableText(value: unknown): PropertyKey[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    // Names of fields are ours but in a dictionary, where they are what was sent.
    if (!isStorable(name)) return [];
    const path = unstorableText(part);
    if (path) return [name, ...path];
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
