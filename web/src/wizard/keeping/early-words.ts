import type { Step } from '@riparo/domain/wizard/definition.ts';
import { type Draft, readDraft, withoutSecrets } from '../form-values.ts';

const isTouched = (control: Element) =>
  control instanceof HTMLInputElement &&
  (control.checked !== control.defaultChecked || control.value !== control.defaultValue);

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
