import { type Rule, textRule } from '../rule/rule.ts';

export const CODE_LENGTH = 6;
export const INVALID_CODE = 'Scrivi il codice di 6 cifre che trovi nella nostra e-mail.';

/** A code as it was mailed, even if copied with spaces, hyphens or a line break. */
export const tidyCode = (text: string) => text.replace(/[\s-]/g, '');

export const codeRule: Rule<string> = textRule({
  required: INVALID_CODE,
  tidy: tidyCode,
  demands: [{ holds: (code) => /^\d{6}$/.test(code), message: INVALID_CODE }],
});
