const chances: readonly (readonly [RegExp, string])[] = [
  [/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id'],
  [/SIN-[\dA-F]{6}-[\dA-F]{6}/g, 'SIN'],
];

/** A whole answer as text for approval tests: values that differ in each run are named by their position. */
export function approvable(answer: unknown): string {
  let text = JSON.stringify(answer, null, 2).replaceAll('\u00a0', ' ');
  for (const [pattern, name] of chances) {
    const found = [...new Set(text.match(pattern))];
    for (const [place, each] of found.entries()) text = text.replaceAll(each, `${name} ${place + 1}`);
  }
  return `${text}\n`;
}
