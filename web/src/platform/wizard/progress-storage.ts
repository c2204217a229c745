import { type Answers, askedFields, type Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { attempt } from '@riparo/ui/attempt.ts';
import { WIZARD_KEYS } from '../api/memory/browser-memory.ts';
import type { Draft } from './form-values.ts';

/** What is remembered of a wizard: all of it by the tab, so that a reload resumes it, a part by the device. */
export type WizardProgress = {
  readonly data: Answers;
  /** What stands in fields that were not completed yet. */
  readonly draft: Draft;
  /** Sent with the submission; the same as long as the answers are the same. */
  readonly submissionKey: string;
  readonly results: unknown;
  /** Of what the device keeps, as this tab saw it last. */
  readonly revision?: string;
  /** Another tab has answered differently since, and nobody has said yet what counts. */
  readonly isElsewhere?: boolean;
  /** Rises when other answers than those on the screen count. */
  readonly exchanges?: number;
  /** These answers came from another device, and nobody has said yet what of others counts. */
  readonly isCarried?: boolean;
  /** What of them is on its way to other devices: forgotten with the last question. */
  readonly carriedIds?: readonly string[];
  /** What was asked: answers to other questions are of no use. 0 while only the first one was known. */
  readonly questions?: number;
};

type Stored = WizardProgress & {
  /** Which release has drawn the outcome. */
  readonly release?: string | undefined;
  /** On the device, in milliseconds: from then on it is as if it were not there. */
  readonly until?: number;
  /** On the device: what was asked, and where. */
  readonly title?: string | undefined;
  readonly path?: string;
};

export const noProgress: WizardProgress = { data: {}, draft: {}, submissionKey: '', results: null };

/** The name of the first script is another one when anything of the site is. */
const release = () => document.querySelector<HTMLScriptElement>('script[src]')?.src;

/** A sum that is another one when other questions are asked. */
const questionsOf = ({ steps, isOpening }: Wizard) => {
  if (isOpening) return 0;
  const asked = steps.flatMap(askedFields).map(({ name, kind }) => name + kind);
  return [...asked.join()].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0);
};

/** Null also for what another release has stored, when it asked something else. */
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

/** What this tab remembers. */
export const loadProgress = (wizard: Wizard): WizardProgress | null =>
  attempt(() => load(wizard, sessionStorage.getItem(WIZARD_KEYS + wizard.formId))) ?? null;

/** What the device has kept of an earlier visit. */
export const loadKept = (wizard: Wizard): WizardProgress | null =>
  attempt(() => {
    const kept = load(wizard, localStorage.getItem(WIZARD_KEYS + wizard.formId));
    return Number(kept?.until) > Date.now() ? kept : null;
  }) ?? null;

/** A full or forbidden storage costs the resume after a reload, not the answers on the screen. */
export const saveProgress = (wizard: Wizard, progress: WizardProgress) =>
  attempt(() =>
    sessionStorage.setItem(WIZARD_KEYS + wizard.formId, JSON.stringify(stored(wizard, progress))),
  );
