import type { Step } from '@riparo/domain/platform/wizard/definition.ts';
import { type Draft, readDraft, withoutSecrets } from '../form-values.ts';

/** A textarea is never ticked; buttons and fieldsets have no name. */
const isTouched = ({ value, defaultValue, checked, defaultChecked }: Element & Partial<HTMLInputElement>) =>
  value !== defaultValue || checked !== defaultChecked;

/** What was typed into a step's form, including before hydration, when nothing listened. */
export const earlyInput = (step: Step): Draft => {
  const form = document.querySelector<HTMLFormElement>('[data-flow] form');
  if (!form) return {};
  const touched = new Set([...form.elements].filter(isTouched).map((each) => each.getAttribute('name')));
  const draftInput = withoutSecrets(step, readDraft(step, new FormData(form)));
  return Object.fromEntries(Object.entries(draftInput).filter(([name]) => touched.has(name)));
};
