import { coverFromFirstDay } from './cover-dates.ts';
import { Disagreement } from './Disagreement.tsx';
import { added, removed } from './party.ts';
import { PersonTools } from './PersonTools.tsx';
import { PolicyOptions } from './PolicyOptions.tsx';
import { StartNotice } from './StartNotice.tsx';

/** Parts of the first question needed once it is being answered: one chunk, loaded right after the page. */
export const firstRules = {
  coverFromFirstDay,
  added,
  removed,
  Disagreement,
  PersonTools,
  PolicyOptions,
  StartNotice,
};

export type FirstRules = typeof firstRules;
