import type { IsoDate } from '../values/calendar.ts';
import { isAnswered, isSkipped } from './answers.ts';
import type { Answers, Wizard } from './definition.ts';

/**
 * A visitor's position in a wizard. Every function here returns a new state; nothing else decides where to
 * go.
 */
export type WizardState<Results = unknown> = {
  readonly formId: string;
  readonly started: boolean;
  readonly completed: boolean;
  readonly back: boolean;
  readonly currentStep: number;
  readonly stepsCount: number;
  /** 0 to 100 */
  readonly progress: number;
  readonly loading: boolean;
  readonly showSummary: boolean;
  readonly data: Answers;
  readonly results: Results | null;
};

export const progressRate = (step: number, stepsCount: number) =>
  stepsCount === 0 ? 100 : Math.min(100, Math.round((step / stepsCount) * 100));

/** The first asked step at or after `from`; the number of steps when there is none. */
const nextAskedStep = (wizard: Wizard, answers: Answers, from: number) => {
  const found = wizard.steps.findIndex((step, place) => place >= from && !isSkipped(step, answers));
  return found === -1 ? wizard.steps.length : found;
};

/** The last asked step at or before `from`; -1 when there is none. */
const previousAskedStep = (wizard: Wizard, answers: Answers, from: number) =>
  wizard.steps.findLastIndex((step, place) => place <= from && !isSkipped(step, answers));

const stateAt = <R>(state: WizardState<R>, currentStep: number, back: boolean): WizardState<R> => ({
  ...state,
  currentStep,
  back,
  progress: progressRate(currentStep, state.stepsCount),
});

export const notStarted = <R = unknown>(wizard: Wizard): WizardState<R> => ({
  formId: wizard.formId,
  started: false,
  completed: false,
  back: false,
  currentStep: 0,
  stepsCount: wizard.steps.length,
  progress: 0,
  loading: false,
  showSummary: false,
  data: {},
  results: null,
});

/** Starts at step 0; answers already known (a returning visitor, a customer) only prefill. */
export const start = <R = unknown>(wizard: Wizard, known: Answers = {}): WizardState<R> =>
  stateAt({ ...notStarted<R>(wizard), started: true, data: known }, nextAskedStep(wizard, known, 0), false);

export const reset = notStarted;

/** Merges a step's answers and advances; after the last step the wizard is completed and waits for its results. */
export const completeStep = <R>(wizard: Wizard, state: WizardState<R>, answers: Answers): WizardState<R> => {
  const data = { ...state.data, ...answers };
  const next = nextAskedStep(wizard, data, state.currentStep + 1);
  const completed = next >= wizard.steps.length;
  return {
    ...stateAt(state, next, false),
    data,
    completed,
    loading: completed,
    showSummary: false,
    results: null,
  };
};

/** One asked step back; on the first one the visitor stays. */
export const goBack = <R>(wizard: Wizard, state: WizardState<R>): WizardState<R> => {
  const previous = previousAskedStep(wizard, state.data, state.currentStep - 1);
  const opened = stateAt(state, previous === -1 ? state.currentStep : previous, true);
  return { ...opened, completed: false, loading: false, showSummary: false };
};

export const showResults = <R>(state: WizardState<R>, results: R): WizardState<R> => ({
  ...state,
  completed: true,
  loading: false,
  showSummary: true,
  results,
});

/** The submission failed: back to the last step with every answer in place. */
export const submissionFailed = <R>(wizard: Wizard, state: WizardState<R>): WizardState<R> =>
  goBack(wizard, state);

/**
 * The furthest step the answers allow: the first asked one without a valid answer, otherwise the last asked
 * one.
 */
export const furthestStep = (wizard: Wizard, answers: Answers, today: IsoDate) => {
  const open = wizard.steps.findIndex(
    (step) => !isSkipped(step, answers) && !isAnswered(step, answers, today),
  );
  return open === -1 ? Math.max(0, previousAskedStep(wizard, answers, wizard.steps.length)) : open;
};

/** Opens a step by its number (address bar, browser history), but never beyond what the answers allow. */
export const openStep = <R>(
  wizard: Wizard,
  state: WizardState<R>,
  wanted: number,
  today: IsoDate,
): WizardState<R> => {
  const allowed = Math.min(Math.max(0, wanted), furthestStep(wizard, state.data, today));
  const previous = previousAskedStep(wizard, state.data, allowed);
  const step = previous === -1 ? nextAskedStep(wizard, state.data, allowed) : previous;
  const opened = stateAt(state, step, step < state.currentStep);
  return { ...opened, started: true, completed: false, loading: false, showSummary: false };
};

/** Between the first and the last step, both excluded; hiding it on small screens is up to the page. */
export const hasBackButton = (state: WizardState) =>
  state.started && !state.completed && state.currentStep > 0 && state.currentStep < state.stepsCount - 1;
