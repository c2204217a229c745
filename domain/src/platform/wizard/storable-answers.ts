import { type AskedField, askedFields, isSecret, type Wizard } from './definition.ts';

/**
 * Whether the device may store an answer beyond the tab. A consent must be given again each time; a tax code
 * is computed again from the stored data.
 */
export const isStoredBeyondTab = (field: AskedField) =>
  !isSecret(field) && field.kind !== 'consent' && field.kind !== 'taxCode' && !field.isTabOnly;

/** The field values, answers or unfinished text, that the device may store. */
export const storableAnswers = <V>(wizard: Wizard, values: Readonly<Record<string, V>>) => {
  const storableNames = new Set(
    wizard.steps
      .flatMap(askedFields)
      .filter(isStoredBeyondTab)
      .map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(values).filter(([name]) => storableNames.has(name)));
};
