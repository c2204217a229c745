/** The files of JavaScript that a document asks for by itself. */
export function firstScripts(html: string): readonly string[] {
  return [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="\/([^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
}
