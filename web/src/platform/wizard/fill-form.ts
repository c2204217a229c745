import { type Answers, askedFields, type Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { type Draft, rawOf } from './form-values.ts';

/** Answers as the fields of a wizard show them; names without a field are left out. */
export const draftOf = (wizard: Wizard, values: Answers): Draft =>
  Object.fromEntries(
    wizard.steps
      .flatMap(askedFields)
      .filter(({ name }) => name in values)
      .map((field) => [field.name, rawOf(field, values[field.name])]),
  );

type Filling = {
  readonly wizard: Wizard;
  readonly form: HTMLFormElement | null | undefined;
  readonly onDraft: ((draft: Draft) => void) | undefined;
};

/** Fills in what one answer says about others: in the form, and in the initial values of other steps. */
export const fillFields = ({ wizard, form, onDraft }: Filling, values: Answers) => {
  const draft = draftOf(wizard, values);
  onDraft?.(draft);
  // Inputs are uncontrolled, so their values are set in the DOM; the form then fires a change.
  for (const control of form?.elements ?? []) {
    const raw = control instanceof HTMLInputElement ? draft[control.name] : undefined;
    if (!(control instanceof HTMLInputElement) || raw === undefined) continue;
    if (control.type === 'radio' || control.type === 'checkbox')
      control.checked = raw.includes(control.value);
    else control.value = raw[0] ?? '';
  }
  form?.dispatchEvent(new Event('input', { bubbles: true }));
};
