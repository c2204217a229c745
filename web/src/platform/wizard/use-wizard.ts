import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { isSkipped, relevantAnswers } from '@riparo/domain/platform/wizard/answers.ts';
import {
  type Answers,
  type FieldErrors,
  isAskedNow,
  type Wizard,
} from '@riparo/domain/platform/wizard/definition.ts';
import {
  completeStep,
  furthestStep,
  goBack,
  openStep,
  showResults,
  start,
  type WizardState,
} from '@riparo/domain/platform/wizard/engine.ts';
import { useState } from 'react';
import { forgetFields } from '../api/memory/browser-memory.ts';
import { readAddressBar } from '../router/address-bar.ts';
import { useLocation, useNavigate } from '../router/router.tsx';
import { paths, STEP } from '../router/paths.ts';
import type { FailureHandOver } from '../page/failure-hand-over.ts';
import type { Draft } from './form-values.ts';
import { noProgress, type WizardProgress } from './progress-storage.ts';
import type { ProgressStore } from './progress-store.ts';
import { randomUuid } from './random-uuid.ts';
import { PUSHED, RESULT } from './step-address.ts';
import {
  type SubmissionProblem,
  type SubmissionResult,
  type Submit,
  useSubmission,
} from './use-submission.ts';
import { beside, keeping, useWizardProgress } from './wizard-progress.ts';

export type WizardControls<R> = {
  readonly state: WizardState<R>;
  /** The step in the address is not loaded yet, or its answers not recalled: show a skeleton. */
  readonly resuming: boolean;
  /** The visitor has navigated since the page opened: new content takes the focus. */
  readonly moved: boolean;
  readonly draft: Draft;
  /** The server's errors, shown at the fields of the step it leads back to. */
  readonly serverErrors: FieldErrors;
  /** Why it was refused as a whole, if that leads nowhere else. */
  readonly warning: string | undefined;
  readonly saveDraft: (draft: Draft) => void;
  readonly complete: (answers: Answers) => void;
  readonly back: () => void;
  readonly startAgain: () => void;
  /** The stored progress; null until the page is hydrated and all questions are loaded. */
  readonly memory: { readonly progress: WizardProgress; readonly store: ProgressStore } | null;
};

/** For a wizard whose outcome is a page of its own: its address and hand-over. */
export type LeadOn<R> = (results: R, answers: Answers) => Destination;
/** Where failures lead, and what their «Riprova» opens; null: nowhere, the last question shows the error. */
export type LeadAway = (problem: SubmissionProblem, backAddress: string) => Destination | null;
export type Destination = { readonly to: string; readonly state?: unknown };

/** Back from a payment: the outcome is loading, and no question may flash up before it. */
const RETURN = 'transactionid';
/** The same while correcting what the server refused: then only that is asked again. */
const CORRECTING = 'wizard-correction';

const NOT_SENT =
  'Non siamo riusciti a inviare le tue risposte, che sono ancora qui: controlla la connessione e riprova.';

/**
 * The current step follows from the answers and the address alone, so that history, reload and links agree.
 */
const locate = <R>(
  wizard: Wizard,
  { data, results }: WizardProgress,
  step: string | null,
): WizardState<R> => {
  const begun = start<R>(wizard, data);
  if (step === RESULT && results !== null) {
    return showResults({ ...begun, currentStep: wizard.steps.length }, results as R);
  }
  // A missing outcome leads to the last question; an unknown step number, to the first.
  const wanted = step === RESULT ? wizard.steps.length : Number(step) - 1;
  return openStep(wizard, begun, Number.isInteger(wanted) ? wanted : 0, dayInRome(new Date()));
};

const sameAnswers = (one: Answers, other: Answers) => JSON.stringify(one) === JSON.stringify(other);

/** The first step with a visible error: not one that is hidden or not asked of this visitor. */
const firstStepWith = ({ steps }: Wizard, errors: FieldErrors, answers: Answers) =>
  steps.findIndex(
    (step) =>
      !isSkipped(step, answers) &&
      step.fields.some(
        (field) => field.kind !== 'hidden' && field.name in errors && isAskedNow(field, answers),
      ),
  );

const without = (errors: FieldErrors, answers: Answers): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in answers)));

/**
 * First the other refused answers, then those that contradict the correction, then the end it was sent from.
 */
const nextToCorrect = (wizard: Wizard, errors: FieldErrors, answers: Answers) => {
  const wrong = firstStepWith(wizard, errors, answers);
  return wrong === -1 ? furthestStep(wizard, answers, dayInRome(new Date())) : wrong;
};

const toFailurePage: LeadAway = ({ message }, backAddress) => ({
  to: paths.failure,
  state: { ...(message && { message }), backAddress } satisfies FailureHandOver,
});

/** For a wizard that stays on the screen with all its answers when submission fails. */
export const stayOnScreen: LeadAway = () => null;

/** Connects the engine to the address bar, the tab's storage and the server. */
export const useWizard = <R>(
  wizard: Wizard,
  submit: Submit<R>,
  leadOn?: LeadOn<R>,
  leadAway: LeadAway = toFailurePage,
  onAnswers?: (answers: Answers) => void,
): WizardControls<R> => {
  const location = useLocation();
  const navigate = useNavigate();
  const { progress, store } = useWizardProgress(wizard);
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const [warning, setWarning] = useState<string>();
  const [openedAt] = useState(location.key);

  const params = new URLSearchParams(location.search);
  const step = params.get(STEP) ?? params.get(RETURN);
  const state = locate<R>(wizard, progress ?? noProgress, progress ? step : null);
  const [shown, setShown] = useState({ step: state.currentStep, back: false });
  if (shown.step !== state.currentStep) {
    setShown({ step: state.currentStep, back: state.currentStep < shown.step });
    setWarning(undefined);
  }

  const isCorrecting = location.state === CORRECTING;
  const open = (target: number | typeof RESULT, mark = PUSHED) =>
    void navigate(`?${STEP}=${target === RESULT ? RESULT : target + 1}`, { state: mark });

  const receive = (result: SubmissionResult<R>) => {
    // The flow is over: delete its cookie, so that a later one starts fresh.
    if (result.ok) forgetFields();
    if (result.ok && leadOn) {
      const { to, state: handedOver } = leadOn(result.value, store.get().data);
      beside((parts) => parts.clearOnDevice(wizard, store));
      void navigate(to, { state: handedOver });
      return;
    }
    if (result.ok) {
      store.set({ results: result.value });
      open(RESULT);
      return;
    }
    const { fields = {} } = result.problem;
    const wrong = firstStepWith(wizard, fields, store.get().data);
    if (wrong === -1) {
      const here = location.pathname + location.search;
      const away = leadAway(result.problem, here);
      if (away) void navigate(away.to, { state: away.state });
      else {
        setWarning(result.problem.message ?? NOT_SENT);
        // The same place again, with nothing in progress.
        void navigate(here, { replace: true, state: location.state });
      }
      return;
    }
    setServerErrors(fields);
    open(wrong, CORRECTING);
  };
  const submission = useSubmission({
    submit,
    receive,
    minimumMs: wizard.loader.minimumMs,
    place: location.key,
  });

  const complete = (answers: Answers) => {
    // A second click may arrive before the step that the first one completed is gone.
    if (readAddressBar().key !== location.key) return;
    const { data, draft, submissionKey } = store.get();
    const next = completeStep(wizard, state, answers);
    const relevant = relevantAnswers(wizard, next.data);
    const key =
      submissionKey && sameAnswers(relevantAnswers(wizard, data), relevant) ? submissionKey : randomUuid();
    const unfinished = Object.entries(draft).filter(([name]) => !(name in answers));
    store.set({ data: next.data, draft: Object.fromEntries(unfinished), submissionKey: key, results: null });
    beside((parts) => parts.rememberFields(next.data, next.currentStep));
    onAnswers?.(next.data);
    const left = isCorrecting ? without(serverErrors, answers) : {};
    setServerErrors(left);
    setWarning(undefined);
    if (next.completed) submission.begin({ answers: relevant, key });
    else if (isCorrecting) open(nextToCorrect(wizard, left, next.data), CORRECTING);
    else if (progress?.revision && !params.has(STEP)) {
      const answered = { step: state.currentStep, before: data, after: next.data, next: next.currentStep };
      keeping().then(
        (parts) => open(parts.nextUnansweredStep(wizard, answered, dayInRome(new Date()))),
        () => open(next.currentStep),
      );
    } else open(next.currentStep);
  };

  const back = () => {
    // A visitor who came by an address has no step in the history: then replace the address instead.
    if (location.state === PUSHED || isCorrecting) void navigate(-1);
    else void navigate(`?${STEP}=${goBack(wizard, state).currentStep + 1}`, { replace: true });
  };

  return {
    state: {
      ...state,
      back: shown.back,
      loading: submission.running,
      completed: submission.running,
      progress: submission.running ? 100 : state.progress,
    },
    resuming: (progress === null || wizard.isFirstStepOnly === true) && step !== null,
    moved: location.key !== openedAt,
    draft: progress?.draft ?? {},
    serverErrors,
    warning,
    saveDraft: store.saveDraft,
    complete,
    back,
    startAgain: () => void navigate(location.pathname),
    memory: progress && !wizard.isFirstStepOnly ? { progress, store } : null,
  };
};
