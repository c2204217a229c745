import { type Answers, askedFields, type Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { type Draft, rawOf } from './form-values.ts';

/** Answers as the fields of a wizard show them; a name that no field has is left out. */
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

/** What one answer tells about others: into the form, and for other steps into what they will open with. */
export const fillFields = ({ wizard, form, onDraft }: Filling, values: Answers) => {
  const draft = draftOf(wizard, values);
  onDraft?.(draft);
  // Inputs are uncontrolled, so what stands in them is set where it stands. The form then tells that it changed.
  for (const control of form?.elements ?? []) {
    const raw = control instanceof HTMLInputElement ? draft[control.name] : undefined;
    if (!(control instanceof HTMLInputElement) || raw === undefined) continue;
    if (control.type === 'radio' || control.type === 'checkbox')
      control.checked = raw.includes(control.value);
    else control.value = raw[0] ?? '';
  }
  form?.dispatchEvent(new Event('input', { bubbles: true }));
};
