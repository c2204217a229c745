import type { Step } from '@riparo/domain/wizard/definition.ts';
import { type Draft, readDraft, withoutSecrets } from '../form-values.ts';

/** Buttons and groups have nothing that they begin with; an area of text is never ticked. */
const isTouched = ({ value, defaultValue, checked, defaultChecked }: Element & Partial<HTMLInputElement>) =>
  defaultValue !== undefined && (value !== defaultValue || checked !== defaultChecked);

/** What was typed into the form of a step, also before the page came alive, when nobody heard of it. */
export const earlyWords = (step: Step): Draft => {
  const form = document.querySelector<HTMLFormElement>('[data-flow] form');
  if (!form) return {};
  const touched = new Set(
    [...form.elements].filter(isTouched).map((control) => control.getAttribute('name') ?? ''),
  );
  const standing = withoutSecrets(step, readDraft(step, new FormData(form)));
  return Object.fromEntries(Object.entries(standing).filter(([name]) => touched.has(name)));
};
