/** A statement without any value: those that travel beside it are not in it, and what is written into it goes. */
export function statementText(text: string): string {
  return text
    .replaceAll(/--[^\n]*|\/\*[^]*?\*\//g, ' ')
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, '?')
    .replaceAll(/[eE]?'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$."])\d+(?:\.\d+)?(?![\w"])/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 2000);
}

/** Its first word, and the first table that it names. */
export function statementName(text: string): string {
  const verb = /^\w+/.exec(text)?.[0]?.toUpperCase() ?? 'SQL';
  const table = /\b(?:from|into|update|join) (?:only )?(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i.exec(text)?.[1];
  return table === undefined || verb === 'SET' ? verb : `${verb} ${table}`;
}
