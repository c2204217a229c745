import { NATIONAL_NUMBER, nationalDigits } from '../../platform/person/phone-number.ts';
import { tidyTaxCode } from '../../platform/tax-code/tidy.ts';

/** Of how many signs at its end the number of a policy or of a deal is said. */
const SAID_SIGNS = 6;

/** Letters of the name, then signs that are digits unless two people would have the same code. */
const TAX_CODE = /^[A-Z]{6}[\dL-V]{2}[A-Z][\dL-V]{2}[A-Z][\dL-V]{3}[A-Z]$/;

export const isWholePhone = (text: string) => NATIONAL_NUMBER.test(nationalDigits(text));

export const isWholeTaxCode = (text: string) => TAX_CODE.test(tidyTaxCode(text));

/** A phone is masked at the desk: the whole number alone leads to whose it is, so that searching never tells a part of it. */
export const phoneTrace = (phone: string) => `p:${nationalDigits(phone)}`;

/** The same for a tax code. */
export const taxCodeTrace = (code: string) => `t:${tidyTaxCode(code)}`;

/** The end of an id, by which deals and policies are named. */
export const idTrace = (id: string) => `d${id.replaceAll('-', '').slice(-SAID_SIGNS).toLowerCase()}`;
