import type { Wizard, Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { type WizardState, furthestStep } from '@riparo/domain/platform/wizard/engine.ts';
import { useEffect, useState } from 'react';
import { type WizardProgress, noProgress, loadFromDevice } from '../progress-storage.ts';
import type { ProgressStore } from '../progress-store.ts';
import { earlyInput } from './early-words.ts';
import { storeOnDevice } from './keep-on-device.ts';
import { SaveAndLeave } from './SaveAndLeave.tsx';
import styles from './WizardTools.module.css';
import { useLocation, useNavigate } from '../../router/router.tsx';
import { forgetFields } from '../../api/memory/browser-memory.ts';
import { STEP } from '../../router/paths.ts';
import { correctAddress, readAddressBar } from '../../router/address-bar.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { countQuestions } from '@riparo/domain/platform/wizard/question-count.ts';
import { PUSHED } from '../step-address.ts';
import { RotateCcw } from '@riparo/ui/icons/RotateCcw.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';

/** The answers changed outside the form: remount its fields. */
const exchange = (store: ProgressStore, progress: WizardProgress) =>
  store.set({
    ...noProgress,
    revision: '',
    isElsewhere: false,
    isCarried: false,
    ...progress,
    exchanges: (store.get().exchanges ?? 0) + 1,
  });

type AnsweredElsewhereProps = { readonly wizard: Wizard; readonly store: ProgressStore };

const besideThis = {
  title: 'Hai risposto anche in un’altra scheda',
  text: 'Là le risposte sono diverse da quelle che hai dato qui. Quali vuoi ritrovare quando torni?',
};
const beforeThese = {
  title: 'Qui avevi già risposto',
  text: 'Su questo dispositivo ci sono risposte diverse da quelle che hai portato dall’altro. Quali vuoi ritrovare quando torni?',
};

/**
 * The same questions were answered in two tabs: the device stores one set of answers, and the visitor decides
 * which.
 */
function AnsweredElsewhere({ wizard, store }: AnsweredElsewhereProps) {
  // Closing it postpones the decision: until then the device keeps what the other tab wrote.
  const [isLeft, setLeft] = useState(false);
  const { title, text } = store.get().isCarried ? beforeThese : besideThis;
  // Writes these answers to the device, and the question does not come up again.
  const keepThisTabsAnswers = () => store.set({ revision: loadFromDevice(wizard)?.revision ?? '' });
  const takeOthers = () => {
    const others = loadFromDevice(wizard);
    if (others) exchange(store, others);
    else keepThisTabsAnswers();
  };
  return (
    <Dialog
      open={!isLeft}
      onClose={() => setLeft(true)}
      title={title}
      actions={
        <>
          <Button onClick={keepThisTabsAnswers}>Conserva queste</Button>
          <Button look="secondary" onClick={takeOthers}>
            Usa le altre
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

const furthestNow = (wizard: Wizard, answers: Answers) =>
  furthestStep(wizard, answers, dayInRome(new Date()));

type ResumeProps = {
  readonly wizard: Wizard;
  readonly progress: WizardProgress;
  readonly state: WizardState;
};

/** Offers visitors back at the first question the one where they stopped. */
function Resume({ wizard, progress, state }: ResumeProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const furthest = furthestNow(wizard, state.data);
  const isBack = Boolean(progress.revision) && !new URLSearchParams(search).has(STEP);
  if (!isBack || furthest <= state.currentStep) return null;
  return (
    <button
      type="button"
      className={styles['tool']}
      data-resume
      onClick={() => void navigate(`?${STEP}=${furthest + 1}`, { state: PUSHED })}
    >
      Riprendi dalla domanda {countQuestions(wizard, furthest, state.data).number}
    </button>
  );
}

const stepParameter = (search: string) => new URLSearchParams(search).get(STEP);

/** A step that is not reachable or not asked has no address: correct the address to the current screen. */
function useRightAddress({ currentStep }: WizardState): void {
  const here = stepParameter(useLocation().search);
  const right = String(currentStep + 1);
  useEffect(() => {
    // Not while the address has already changed and its screen is loading.
    if (here !== null && here !== right && stepParameter(readAddressBar().search) === here)
      correctAddress(`?${STEP}=${right}`);
  }, [here, right]);
}

type WizardToolsProps = {
  readonly wizard: Wizard;
  readonly store: ProgressStore;
  readonly progress: WizardProgress;
  readonly state: WizardState;
  /** Since the page was opened. */
  readonly moved: boolean;
};

/** Beside the flow's subject the way out; beside the question's number the ways to resume or start over. */
export function WizardTools({ at, ...rest }: WizardToolsProps & { readonly at: 'frame' | 'row' }) {
  return at === 'frame' ? <SaveAndLeave {...rest} /> : <ResumeOrStartOver {...rest} />;
}

/** Resumes an earlier visit, or starts over. */
function ResumeOrStartOver({ wizard, store, progress, state, moved }: WizardToolsProps) {
  useRightAddress(state);
  const startOver = useStartOver(store);

  // Answers given before all questions were loaded are still to be stored.
  const isUnsaved = progress.questions === 0;
  useEffect(() => {
    if (isUnsaved) storeOnDevice(wizard, store, true);
  }, [isUnsaved, wizard, store]);

  const step = wizard.steps[state.currentStep];
  useEffect(() => {
    const early = step ? earlyInput(step) : {};
    if (Object.keys(early).length > 0) store.saveDraft(early);
    // Once: from now on every letter is heard.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  if (Object.keys(state.data).length === 0) return null;
  return (
    <div className={styles['tools']}>
      {!moved && <Resume wizard={wizard} progress={progress} state={state} />}
      <StartOver onStartOver={startOver} />
      {progress.isElsewhere && <AnsweredElsewhere wizard={wizard} store={store} />}
    </div>
  );
}

/** The first question, without any answers. */
function useStartOver(store: ProgressStore): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    exchange(store, noProgress);
    forgetFields();
    void navigate(pathname, { replace: true });
  };
}

/** Asks for confirmation: deleted answers cannot be restored. Hidden again once there are none. */
function StartOver({ onStartOver }: { readonly onStartOver: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  return (
    <>
      <button type="button" className={styles['tool']} onClick={() => setAsking(true)}>
        <RotateCcw size={18} aria-hidden="true" />
        Ricomincia
      </button>
      <Dialog
        open={isAsking}
        onClose={stay}
        title="Vuoi ricominciare da capo?"
        actions={
          <>
            <Button look="danger" onClick={onStartOver}>
              Ricomincia
            </Button>
            <Button look="secondary" onClick={stay}>
              Annulla
            </Button>
          </>
        }
      >
        <p>
          Cancelliamo da questo dispositivo tutte le risposte che hai dato qui, e riparti dalla prima domanda.
        </p>
      </Dialog>
    </>
  );
}
