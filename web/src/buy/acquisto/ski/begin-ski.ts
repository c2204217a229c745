import { readSkiQuery } from '@riparo/domain/buy/products/ski/query.ts';
import { insuranceStep } from '@riparo/domain/buy/products/ski/insurance-step.ts';
import { skiFirstStep } from '@riparo/domain/buy/products/ski/opening.ts';
import { earlyInput } from '../../../platform/wizard/keeping/early-words.ts';
import {
  loadFromDevice,
  loadProgress,
  noProgress,
  saveProgress,
} from '../../../platform/wizard/progress-storage.ts';

/**
 * An invisible first step: turns the address into answers with which the wizard begins. Names and dates in
 * this tab, in the form or on the device are preserved.
 */
export const beginSki = (params: URLSearchParams) => {
  const { choice, hasPackage, utmSource, utmMedium } = readSkiQuery(params);
  const { policyType, ...rest } = choice;
  const linkAnswers = { ...rest, ...(hasPackage ? { policyType } : {}), utmSource, utmMedium };
  const {
    data,
    draft,
    revision = '',
    questions = 0,
  } = loadProgress(skiFirstStep) ?? loadFromDevice(skiFirstStep) ?? noProgress;
  saveProgress(skiFirstStep, {
    ...noProgress,
    revision,
    questions,
    data: { ...data, ...linkAnswers },
    draft: Object.fromEntries(
      Object.entries({ ...draft, ...earlyInput(insuranceStep) }).filter(([name]) => !(name in linkAnswers)),
    ),
  });
};
