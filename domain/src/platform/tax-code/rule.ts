import type { IsoDate } from '../values/calendar.ts';
import { type Rule, textRule } from '../rule/rule.ts';
import { parseTaxCode } from './parse.ts';
import { tidyTaxCode } from './tidy.ts';

export const TAX_CODE_REQUIRED = 'Scrivi il codice fiscale: 16 lettere e cifre.';
export const INVALID_TAX_CODE = 'Il codice fiscale inserito non è valido';

export const taxCodeRule = (today: IsoDate, required: string): Rule<string> =>
  textRule({
    required,
    tidy: tidyTaxCode,
    demands: [{ holds: (code) => parseTaxCode(code, today) !== null, message: INVALID_TAX_CODE }],
  });
