export type Click = { readonly name: string; readonly ageMs: number };

const longestAgeMs = 60_000;

/** What `name-clicks.js` says: what happened to which kind of element, and how long ago; null for anything else. */
export function readClick(header: unknown): Click | null {
  const found = /^((?:click|submit) [a-z]{1,10});(\d{1,5})$/.exec(String(header));
  if (!found) return null;
  const [, name = '', age] = found;
  return { name, ageMs: Math.min(Number(age), longestAgeMs) };
}
