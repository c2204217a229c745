import { NATIONAL_NUMBER, nationalDigits } from '../../platform/person/phone-number.ts';
import { tidyTaxCode } from '../../platform/tax-code/tidy.ts';

/** Policies and deals are quoted by this many final characters. */
const QUOTED_CHARACTERS = 6;

/** Letters of the name, then characters that are digits except with omocodia. */
const TAX_CODE = /^[A-Z]{6}[\dL-V]{2}[A-Z][\dL-V]{2}[A-Z][\dL-V]{3}[A-Z]$/;

export const isWholePhone = (text: string) => NATIONAL_NUMBER.test(nationalDigits(text));

export const isWholeTaxCode = (text: string) => TAX_CODE.test(tidyTaxCode(text));

/**
 * Phones are masked at the desk: only the complete number finds its owner, so that a search reveals no part
 * of it.
 */
export const phoneTrace = (phone: string) => `p:${nationalDigits(phone)}`;

/** The same for a tax code. */
export const taxCodeTrace = (code: string) => `t:${tidyTaxCode(code)}`;

/** The end of an id, by which deals and policies are quoted. */
export const idTrace = (id: string) => `d${id.replaceAll('-', '').slice(-QUOTED_CHARACTERS).toLowerCase()}`;
