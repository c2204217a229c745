/**
 * PostgreSQL cannot store a NUL character, nor JSON with a lone surrogate: nobody types either, and a request
 * with one would fail in the middle. Returns the path to the first such text.
 */
export function unstorableText(value: unknown): PropertyKey[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    // Field names are ours except in a dictionary, where they come from the request.
    if (!isStorable(name)) return [];
    const path = unstorableText(part);
    if (path) return [name, ...path];
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
