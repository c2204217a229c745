import { type Answers, askedFields, type Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { attempt } from '@riparo/ui/attempt.ts';
import { WIZARD_KEYS } from '../api/memory/browser-memory.ts';
import type { Draft } from './form-values.ts';

/** The stored state of a wizard: all of it in the tab, so that a reload resumes it; a part on the device. */
export type WizardProgress = {
  readonly data: Answers;
  /** Values of fields that are not completed yet. */
  readonly draft: Draft;
  /** Idempotency key of the submission; unchanged while the answers are. */
  readonly submissionKey: string;
  readonly results: unknown;
  /** The revision on the device that this tab last saw. */
  readonly revision?: string;
  /** Another tab has given other answers since, and the visitor has not decided yet. */
  readonly isElsewhere?: boolean;
  /** Rises when the answers change outside the form. */
  readonly exchanges?: number;
  /** These answers came from another device, and the visitor has not decided yet about others. */
  readonly isCarried?: boolean;
  /** Ids of answers sent to other devices: deleted with the last question. */
  readonly carriedIds?: readonly string[];
  /**
   * Checksum of the questions: answers to other questions are useless. 0 while only the first one was known.
   */
  readonly questions?: number;
};

type Stored = WizardProgress & {
  /** The release that rendered the outcome. */
  readonly release?: string | undefined;
  /** On the device: expiry in milliseconds. */
  readonly until?: number;
  /** On the device: the title and page of the questions. */
  readonly title?: string | undefined;
  readonly path?: string;
};

export const noProgress: WizardProgress = { data: {}, draft: {}, submissionKey: '', results: null };

/** The name of the first script changes with every release. */
const release = () => document.querySelector<HTMLScriptElement>('script[src]')?.src;

/** A checksum that changes with the questions. */
const questionsOf = ({ steps, isFirstStepOnly }: Wizard) => {
  if (isFirstStepOnly) return 0;
  const fieldKeys = steps.flatMap(askedFields).map(({ name, kind }) => name + kind);
  return [...fieldKeys.join()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0);
};

/** Null also for the progress of another release with other questions. */
const load = (wizard: Wizard, text: string | null): Stored | null => {
  const found = JSON.parse(text ?? 'null') as Stored | null;
  if (typeof found?.questions !== 'number') return null;
  const questions = questionsOf(wizard);
  if (questions && found.questions && questions !== found.questions) return null;
  return { ...noProgress, ...found, ...(found.release !== release() && { results: null }) };
};

export const stored = (wizard: Wizard, progress: WizardProgress): Stored => ({
  ...progress,
  exchanges: 0,
  questions: questionsOf(wizard) || (progress.questions ?? 0),
  release: release(),
});

/** The progress stored in this tab. */
export const loadProgress = (wizard: Wizard): WizardProgress | null =>
  attempt(() => load(wizard, sessionStorage.getItem(WIZARD_KEYS + wizard.formId))) ?? null;

/** The progress an earlier visit stored on the device. */
export const loadFromDevice = (wizard: Wizard): WizardProgress | null =>
  attempt(() => {
    const loaded = load(wizard, localStorage.getItem(WIZARD_KEYS + wizard.formId));
    return Number(loaded?.until) > Date.now() ? loaded : null;
  }) ?? null;

/** Full or forbidden storage only costs the resume after a reload, not the answers on the screen. */
export const saveProgress = (wizard: Wizard, progress: WizardProgress) =>
  attempt(() =>
    sessionStorage.setItem(WIZARD_KEYS + wizard.formId, JSON.stringify(stored(wizard, progress))),
  );
