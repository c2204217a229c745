import { readSkiQuery } from '@riparo/domain/buy/products/ski/query.ts';
import { insuranceStep } from '@riparo/domain/buy/products/ski/insurance-step.ts';
import { skiOpening } from '@riparo/domain/buy/products/ski/opening.ts';
import { earlyWords } from '../../../platform/wizard/keeping/early-words.ts';
import {
  loadKept,
  loadProgress,
  noProgress,
  saveProgress,
} from '../../../platform/wizard/progress-storage.ts';

/**
 * An invisible first step: turns the address into answers with which the wizard begins. Names and dates in
 * this tab, in the form or on the device are preserved.
 */
export const beginSki = (params: URLSearchParams) => {
  const { choice, namesPackage, utmSource, utmMedium } = readSkiQuery(params);
  const { policyType, ...rest } = choice;
  const told = { ...rest, ...(namesPackage ? { policyType } : {}), utmSource, utmMedium };
  const {
    data,
    draft,
    revision = '',
    questions = 0,
  } = loadProgress(skiOpening) ?? loadKept(skiOpening) ?? noProgress;
  saveProgress(skiOpening, {
    ...noProgress,
    revision,
    questions,
    data: { ...data, ...told },
    draft: Object.fromEntries(
      Object.entries({ ...draft, ...earlyWords(insuranceStep) }).filter(([name]) => !(name in told)),
    ),
  });
};
