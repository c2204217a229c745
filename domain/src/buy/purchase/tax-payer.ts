import { isIsoDate } from '../../platform/values/calendar.ts';
import { isGender } from '../../platform/person/gender.ts';
import { compareTaxCode, type KnownTaxPayer } from '../../platform/tax-code/compare.ts';
import { computeTaxCode, type TaxPayer } from '../../platform/tax-code/compute.ts';
import { hasTaxCodeForm } from '../../platform/tax-code/parse.ts';
import { tidyTaxCode } from '../../platform/tax-code/tidy.ts';
import type { Answer, Answers } from '../../platform/wizard/definition.ts';

const text = (answer: Answer | undefined) =>
  typeof answer === 'string' && answer !== '' ? answer : undefined;

/** The data so far, in the answers of a purchase, about the owner of a tax code. */
export const taxPayerOf = (answers: Partial<Answers>): KnownTaxPayer => {
  const { firstname, lastname, date_of_birth, gender, birthPlaceCode } = answers;
  const birthDate = text(date_of_birth);
  return {
    firstName: text(firstname),
    lastName: text(lastname),
    birthDate: birthDate !== undefined && isIsoDate(birthDate) ? birthDate : undefined,
    gender: isGender(gender) ? gender : undefined,
    birthPlaceCode: text(birthPlaceCode),
  };
};

const isWhole = (payer: KnownTaxPayer): payer is TaxPayer =>
  Object.values(payer).every((part) => part !== undefined);

/** Null until its data are known. */
export const taxCodeFromAnswers = (answers: Partial<Answers>) => {
  const payer = taxPayerOf(answers);
  return isWhole(payer) ? computeTaxCode(payer) : null;
};

/** Where the tax code differs from the other answers. An invalid code is not compared. */
export const taxCodeDifferences = (answers: Partial<Answers>) => {
  // While being typed a code may contain spaces.
  const code = tidyTaxCode(text(answers['taxCode']) ?? '');
  return hasTaxCodeForm(code) ? compareTaxCode(code, taxPayerOf(answers)) : [];
};
