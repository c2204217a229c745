import type { Step, Wizard } from '@riparo/domain/wizard/definition.ts';

/** The buyer's word about a tax code: it belongs to the code, not to what is agreed to. */
const CONFIRMED = 'taxCodeConfirmed';

const isConsent = ({ kind, name }: Step['fields'][number]) => kind === 'consent' && name !== CONFIRMED;

const consentsAlone = (step: Step): Step => ({
  id: step.id,
  title: 'I tuoi consensi',
  lead: 'Usiamo i tuoi dati solo per quello che ci permetti.',
  fields: step.fields.filter(({ kind }) => kind === 'consent'),
});

/** The questions that a deal waits for, in their order: data as they are asked, consents without the data beside them. */
export function completionSteps({ steps }: Wizard, missing: readonly string[]): readonly Step[] {
  const isMissing = ({ name }: Step['fields'][number]) => missing.includes(name);
  const lacksConsents = steps.some(({ fields }) =>
    fields.some((field) => isConsent(field) && isMissing(field)),
  );
  return steps
    .filter(({ fields }) => (fields.length === 0 ? lacksConsents : fields.some(isMissing)))
    .map((step) => {
      const data = step.fields.filter((field) => !isConsent(field));
      const isConsentsStep = data.length === 0 || data.some(isMissing);
      return isConsentsStep ? step : consentsAlone(step);
    })
    .map((step, index, all) => ({
      ...step,
      continueLabel: index === all.length - 1 ? 'Salva e torna al riepilogo' : 'Avanti',
    }));
}
