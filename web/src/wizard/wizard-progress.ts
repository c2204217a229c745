import { askedFields, type Wizard } from '@riparo/domain/wizard/definition.ts';
import { answersAbout } from '@riparo/domain/wizard/known-person.ts';
import { useMemo, useSyncExternalStore } from 'react';
import type { Draft } from './form-values.ts';
import { takePerson } from './person-hand-over.ts';
import {
  loadProgress,
  loadSavedFields,
  noProgress,
  saveProgress,
  type WizardProgress,
} from './progress-storage.ts';

type Store = {
  readonly get: () => WizardProgress;
  readonly set: (next: WizardProgress) => void;
  /** Kept for a reload or a return to the step; what is on the screen already shows it. */
  readonly keepDraft: (draft: Draft) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** A first visit in this tab begins with what another tab hands over, and the cookie remembers of an earlier one. */
const knownBefore = (wizard: Wizard): WizardProgress => {
  const asked = new Set(wizard.steps.flatMap(askedFields).map(({ name }) => name));
  const handedOver = takePerson();
  const known = { ...noProgress, data: answersAbout({ ...loadSavedFields(), ...handedOver }, asked) };
  // It can be taken once: a reload must find it here.
  if (Object.keys(handedOver).length > 0) saveProgress(wizard.formId, known);
  return known;
};

const createStore = (wizard: Wizard): Store => {
  let progress: WizardProgress | null = null;
  const listeners = new Set<() => void>();
  const get = () => (progress ??= loadProgress(wizard.formId) ?? knownBefore(wizard));
  const keep = (next: WizardProgress) => {
    progress = next;
    saveProgress(wizard.formId, next);
  };
  return {
    get,
    set: (next) => {
      keep(next);
      for (const listener of listeners) listener();
    },
    keepDraft: (draft) => keep({ ...get(), draft: { ...get().draft, ...draft } }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Null in the prerendered page and while it hydrates, then what this tab remembers. */
export const useWizardProgress = (wizard: Wizard) => {
  const store = useMemo(() => createStore(wizard), [wizard]);
  const progress = useSyncExternalStore(store.subscribe, store.get, () => null);
  return { progress, store };
};
