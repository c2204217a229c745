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
 * The first step of the flow, which nobody sees: what the address says becomes answers, and the wizard begins with
 * them. Names and dates that this tab already knows stay, what stands in the form, or what the device has kept.
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
