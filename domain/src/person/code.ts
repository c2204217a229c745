import * as z from 'zod/mini';

export const CODE_LENGTH = 6;
export const INVALID_CODE = 'Il codice è composto da 6 cifre';

/** A code as it was sent, however it was copied: with spaces, hyphens, around a line break. */
export const tidyCode = (text: string) => text.replace(/[\s-]/g, '');

export const codeSchema = z
  .string({ error: INVALID_CODE })
  .check(z.overwrite(tidyCode), z.regex(/^\d{6}$/, INVALID_CODE));
