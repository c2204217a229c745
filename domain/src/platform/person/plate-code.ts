import { optional, type Rule, textRule } from '../rule/rule.ts';

/**
 * The six characters of a scooter's plate: consonants without Q, and digits from 2 (Ministry's decree of 27
 * June 2025, B).
 */
const PLATE_CODE = /^[B-DF-HJ-NPR-TV-Z2-9]{6}$/;

export const INVALID_PLATE_CODE =
  'Scrivi il codice del contrassegno: sei segni, lettere e numeri, come sono stampati sull’adesivo.';

export const plateCodeRule: Rule<string> = textRule({
  required: INVALID_PLATE_CODE,
  tidy: (text) => text.replace(/[\s.-]/g, '').toUpperCase(),
  demands: [{ holds: (code) => PLATE_CODE.test(code), message: INVALID_PLATE_CODE }],
});

/** A buyer who has not received the plate yet adds it later. */
export const optionalPlateCodeRule: Rule<string | null> = optional(plateCodeRule);
