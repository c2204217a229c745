import type { IsoDate } from '../values/calendar.ts';
import { type Answers, type AskedField, askedFields, isAskedNow, type Step } from './definition.ts';
import type { Exclusion } from './left-out.ts';

export type Excluded = { readonly field: AskedField; readonly exclusion: Exclusion };

/** The first unchecked answer of a step that makes the visitor ineligible. */
export const findExclusion = (step: Step, given: Partial<Answers>, today: IsoDate): Excluded | null => {
  for (const field of askedFields(step)) {
    const exclusion = isAskedNow(field, given) && field.excludes?.(given[field.name], today, given);
    if (exclusion) return { field, exclusion };
  }
  return null;
};
