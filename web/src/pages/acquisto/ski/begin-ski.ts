import { readSkiQuery } from '@riparo/domain/ski/query.ts';
import { SKI_FORM_ID } from '@riparo/domain/ski/opening.ts';
import { loadProgress, noProgress, saveProgress } from '../../../wizard/progress-storage.ts';

/**
 * The first step of the flow, which nobody sees: what the address says becomes answers, and the wizard begins with
 * them. Names and dates that this tab already knows stay.
 */
export const beginSki = (params: URLSearchParams) => {
  const { choice, utmSource, utmMedium } = readSkiQuery(params);
  const told = { ...choice, utmSource, utmMedium };
  const { data, draft } = loadProgress(SKI_FORM_ID) ?? noProgress;
  saveProgress(SKI_FORM_ID, {
    ...noProgress,
    data: { ...data, ...told },
    draft: Object.fromEntries(Object.entries(draft).filter(([name]) => !(name in told))),
  });
};
