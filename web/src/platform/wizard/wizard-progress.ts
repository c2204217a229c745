import { askedFields, type Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { prefilledAnswers } from '@riparo/domain/platform/wizard/known-person.ts';
import { decodeSavedFields } from '@riparo/domain/platform/wizard/saved-fields.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { FIELDS_COOKIE } from '../api/memory/browser-memory.ts';
import type { Keeping } from './keeping/keeping.ts';
import { takePerson } from './person-hand-over.ts';
import type { ProgressStore } from './progress-store.ts';
import {
  loadFromDevice,
  loadProgress,
  noProgress,
  saveProgress,
  type WizardProgress,
} from './progress-storage.ts';

let here: Keeping | undefined;

export const keeping = async () => (here ??= (await import('./keeping/keeping.ts')).keeping);

/** Runs work beside the questions, which go on without it if its chunk fails to load. */
export const beside = (work: (parts: Keeping) => void) => {
  // Synchronously if possible: a tab may be closed right after the last keystroke.
  if (here) work(here);
  else keeping().then(work, () => undefined);
};

const savedFields = () => {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${FIELDS_COOKIE}=`));
  return decodeSavedFields(cookie?.slice(FIELDS_COOKIE.length + 1) ?? '');
};

/** A first visit in this tab starts with the hand-over, and what device and cookie remember. */
const initialProgress = (wizard: Wizard): WizardProgress => {
  const fieldNames = new Set(wizard.steps.flatMap(askedFields).map(({ name }) => name));
  const handedOver = takePerson();
  const stored = loadFromDevice(wizard) ?? noProgress;
  const known = {
    ...stored,
    data: {
      ...prefilledAnswers(savedFields(), fieldNames),
      ...stored.data,
      ...prefilledAnswers(handedOver, fieldNames),
    },
  };
  // It can be taken only once: a reload must find it here.
  if (Object.keys(handedOver).length > 0) saveProgress(wizard, known);
  return known;
};

const createStore = (wizard: Wizard): ProgressStore => {
  let progress: WizardProgress | null = null;
  const listeners = new Set<() => void>();
  const get = () => (progress ??= loadProgress(wizard) ?? initialProgress(wizard));
  const note = (changes: Partial<WizardProgress>) => {
    progress = { ...get(), ...changes };
    saveProgress(wizard, progress);
  };
  const show = (changes: Partial<WizardProgress>) => {
    note(changes);
    for (const listener of listeners) listener();
  };
  const storeOnDevice = (isTyping: boolean) =>
    beside((parts) => parts.storeOnDevice(wizard, store, isTyping));
  const store: ProgressStore = {
    get,
    note,
    show,
    set: (changes) => {
      show(changes);
      storeOnDevice(false);
    },
    saveDraft: (draft) => {
      note({ draft: { ...get().draft, ...draft } });
      storeOnDevice(true);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return store;
};

/** Null in the prerendered page and during hydration, then the tab's progress. */
export const useWizardProgress = (wizard: Wizard) => {
  const store = useMemo(() => createStore(wizard), [wizard]);
  const progress = useSyncExternalStore(store.subscribe, store.get, () => null);
  return { progress, store };
};
