const traces = [
  ['an e-mail address', /[\w.+'-]+@[\w-]+(\.[\w-]+)+/],
  ['a tax code', /\b[A-Z]{6}[\dL-V]{2}[A-EHLMPRST][\dL-V]{2}[A-Z][\dL-V]{3}[A-Z]\b/i],
  ['a phone number', /\+39[\s-]?\d{3}[\s-]?\d{3,}|(?<![\w.:-])3\d{8,9}(?![\w.:-])/],
  // As a separate word: ids, timestamps and addresses contain six digits in a row too.
  ['a code', /(?<![\w.:/-])\d{6}(?![\w.:/-])/],
] as const;

/** Personal data found in a text that must not contain any, such as a log line. */
export function personalTracesIn(text: string, secrets: Iterable<string> = []): string[] {
  return [
    ...traces.filter(([, looksLike]) => looksLike.test(text)).map(([what]) => what),
    ...([...secrets].some((secret) => text.includes(secret)) ? ['a password'] : []),
  ];
}
