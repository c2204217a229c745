const traces = [
  ['an e-mail address', /[\w.+'-]+@[\w-]+(\.[\w-]+)+/],
  ['a tax code', /\b[A-Z]{6}[\dL-V]{2}[A-EHLMPRST][\dL-V]{2}[A-Z][\dL-V]{3}[A-Z]\b/i],
  ['a phone number', /\+39[\s-]?\d{3}[\s-]?\d{3,}|(?<![\w.:-])3\d{8,9}(?![\w.:-])/],
  // As a word of its own: ids, moments and addresses hold six figures in a row as well.
  ['a code', /(?<![\w.:/-])\d{6}(?![\w.:/-])/],
] as const;

/** What of a person stands in a text that must hold none of it, such as a line of a log. */
export function personalTracesIn(text: string, secrets: Iterable<string> = []): string[] {
  return [
    ...traces.filter(([, looksLike]) => looksLike.test(text)).map(([what]) => what),
    ...([...secrets].some((secret) => text.includes(secret)) ? ['a password'] : []),
  ];
}
