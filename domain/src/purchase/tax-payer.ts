import { isIsoDate } from '../calendar.ts';
import { isGender } from '../person/gender.ts';
import { compareTaxCode } from '../tax-code/compare.ts';
import { computeTaxCode, type TaxPayer } from '../tax-code/compute.ts';
import { hasTaxCodeForm } from '../tax-code/parse.ts';
import { tidyTaxCode } from '../tax-code/tidy.ts';
import type { Answers } from '../wizard/definition.ts';

const isText = (answer: unknown): answer is string => typeof answer === 'string' && answer !== '';

/** What the answers of a purchase say so far about whom a tax code belongs to. */
export const taxPayerOf = (answers: Partial<Answers>): Partial<TaxPayer> => {
  const { firstname, lastname, date_of_birth, gender, birthPlaceCode } = answers;
  return {
    ...(isText(firstname) ? { firstName: firstname } : {}),
    ...(isText(lastname) ? { lastName: lastname } : {}),
    ...(isText(date_of_birth) && isIsoDate(date_of_birth) ? { birthDate: date_of_birth } : {}),
    ...(isGender(gender) ? { gender } : {}),
    ...(isText(birthPlaceCode) ? { birthPlaceCode } : {}),
  };
};

const isWhole = (payer: Partial<TaxPayer>): payer is TaxPayer =>
  payer.firstName !== undefined &&
  payer.lastName !== undefined &&
  payer.birthDate !== undefined &&
  payer.gender !== undefined &&
  payer.birthPlaceCode !== undefined;

/** Null as long as something it needs is not known. */
export const taxCodeFromAnswers = (answers: Partial<Answers>) => {
  const payer = taxPayerOf(answers);
  return isWhole(payer) ? computeTaxCode(payer) : null;
};

/** Where the tax code among the answers does not agree with the others. A code with a slip in it is not compared. */
export const taxCodeDifferences = (answers: Partial<Answers>) => {
  // While it is being typed a code may still have spaces in it.
  const code = isText(answers['taxCode']) ? tidyTaxCode(answers['taxCode']) : '';
  return hasTaxCodeForm(code) ? compareTaxCode(code, taxPayerOf(answers)) : [];
};
