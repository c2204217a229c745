/** `/ops/:uuid?` and the like: fixed segments, `:param`, and at the end an optional `:param?`. */
export type PathMatcher = (segments: readonly string[]) => boolean;

export function compilePattern(pattern: string): PathMatcher {
  const wanted = segmentsOf(pattern);
  const optional = wanted.filter((segment) => segment.endsWith('?')).length;
  return (segments) =>
    segments.length <= wanted.length &&
    segments.length >= wanted.length - optional &&
    segments.every((segment, index) => wanted[index]?.startsWith(':') || wanted[index] === segment);
}

/** A slash at the end makes no difference. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
