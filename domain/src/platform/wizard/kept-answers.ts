import { type AskedField, askedFields, isSecret, type Wizard } from './definition.ts';

/**
 * Whether an answer may lie on the device when the tab is closed. A consent is given anew or not at all; a tax code is
 * computed again from what is kept.
 */
export const outlivesTab = (field: AskedField) =>
  !isSecret(field) && field.kind !== 'consent' && field.kind !== 'taxCode' && !field.staysInTab;

/** What of the values of fields, answers or what was being typed, the device may keep. */
export const worthKeeping = <V>(wizard: Wizard, values: Readonly<Record<string, V>>) => {
  const kept = new Set(
    wizard.steps
      .flatMap(askedFields)
      .filter(outlivesTab)
      .map(({ name }) => name),
  );
  return Object.fromEntries(Object.entries(values).filter(([name]) => kept.has(name)));
};
