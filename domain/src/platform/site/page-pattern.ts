export type PatternParams = Readonly<Record<string, string | undefined>>;

/** The values of the pattern's `:params` in an address; null when the address belongs to another page. */
export type PatternReader = (segments: readonly string[]) => PatternParams | null;

/** `/ops/:uuid?` and the like: fixed segments, `:param`, and at the end an optional `:param?`. */
export function readPattern(pattern: string): PatternReader {
  const wanted = segmentsOf(pattern);
  const least = wanted.filter((segment) => !segment.endsWith('?')).length;
  return (segments) => {
    if (segments.length > wanted.length || segments.length < least) return null;
    const params: Record<string, string | undefined> = {};
    for (const [index, part] of wanted.entries()) {
      if (part.startsWith(':')) params[part.replace(/^:|\?$/g, '')] = segments[index];
      else if (part !== segments[index]) return null;
    }
    return params;
  };
}

/** A trailing slash makes no difference. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
