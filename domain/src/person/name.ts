import * as z from 'zod/mini';

export const NAME_TOO_SHORT = 'Un nome non può essere composto da meno di due caratteri';
export const NAME_TOO_LONG = 'Se il tuo nome è più lungo di 50 caratteri abbrevialo per favore';
export const NAME_NOT_ALPHABETIC = 'Un nome può essere composto esclusivamente da caratteri alfabetici';

// Letters of any script with their marks, then spaces, both apostrophes and hyphens: D'Angelo, De’ Medici, Anna-Rosa.
const LETTERS = /^(?=.*\p{L})[\p{L}\p{M}'’\- ]*$/u;

/** Characters as a person counts them: an accented letter is one, however it was typed. */
const characters = (text: string) => [...text.normalize('NFC')].length;

export const nameSchema = (required: string) =>
  z.string({ error: required }).check(
    z.overwrite((text) => text.normalize('NFC').trim().replace(/\s+/g, ' ')),
    z.minLength(1, { error: required, abort: true }),
    z.regex(LETTERS, { error: NAME_NOT_ALPHABETIC, abort: true }),
    z.refine((text) => characters(text) >= 2, NAME_TOO_SHORT),
    z.refine((text) => characters(text) <= 50, NAME_TOO_LONG),
  );
