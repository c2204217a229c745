import { type Rule, textRule } from '../rule/rule.ts';

export const NAME_REQUIRED = 'Scrivi il tuo nome.';
export const SURNAME_REQUIRED = 'Scrivi il tuo cognome.';
export const NAME_TOO_SHORT = 'Un nome non può essere composto da meno di due caratteri';
export const NAME_TOO_LONG = 'Se il tuo nome è più lungo di 50 caratteri abbrevialo per favore';
export const NAME_NOT_ALPHABETIC = 'Un nome può essere composto esclusivamente da caratteri alfabetici';

// Letters of any script with their marks, then spaces, both apostrophes and hyphens: D'Angelo, De’ Medici, Anna-Rosa.
const LETTERS = /^(?=.*\p{L})[\p{L}\p{M}'’\- ]*$/u;

/** As other keyboards and copied texts write them: D´Amico, Nicolo`, Jean‑Luc. */
const APOSTROPHES = /[`´‘ʼ′]/g;
const HYPHENS = /[\u2010-\u2013]/g;

export const hasOnlyLetters = (name: string) => LETTERS.test(name);

/** Characters as people count them: an accented letter is one, however it was typed. */
const characters = (text: string) => [...text.normalize('NFC')].length;

export const nameRule = (required: string): Rule<string> =>
  textRule({
    required,
    tidy: (text) =>
      text.normalize('NFC').replace(APOSTROPHES, '’').replace(HYPHENS, '-').trim().replace(/\s+/g, ' '),
    demands: [
      { holds: hasOnlyLetters, message: NAME_NOT_ALPHABETIC },
      { holds: (name) => characters(name) >= 2, message: NAME_TOO_SHORT },
      { holds: (name) => characters(name) <= 50, message: NAME_TOO_LONG },
    ],
  });
