import type { Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import type { WizardState } from '@riparo/domain/platform/wizard/engine.ts';
import { useEffect } from 'react';
import type { WizardProgress } from '../progress-storage.ts';
import type { ProgressStore } from '../progress-store.ts';
import { AnsweredElsewhere } from './AnsweredElsewhere.tsx';
import { earlyWords } from './early-words.ts';
import { keepOnDevice } from './keep-on-device.ts';
import { Resume } from './Resume.tsx';
import { SaveAndLeave } from './SaveAndLeave.tsx';
import { StartOver } from './StartOver.tsx';
import { useRightAddress } from './use-right-address.ts';
import { useStartOver } from './use-start-over.ts';
import styles from './WizardTools.module.css';

type WizardToolsProps = {
  readonly wizard: Wizard;
  readonly store: ProgressStore;
  readonly progress: WizardProgress;
  readonly state: WizardState;
  /** Since the page was opened. */
  readonly moved: boolean;
};

/** Beside what the flow is about the way out, beside the number of the question the ways to go on or to begin anew. */
export function WizardTools({ at, ...rest }: WizardToolsProps & { readonly at: 'frame' | 'row' }) {
  return at === 'frame' ? <SaveAndLeave {...rest} /> : <ResumeOrStartOver {...rest} />;
}

/** To go on where an earlier visit ended, or to begin with nothing. */
function ResumeOrStartOver({ wizard, store, progress, state, moved }: WizardToolsProps) {
  useRightAddress(state);
  const startOver = useStartOver(store);

  // What was answered before all the questions were here is still to be kept.
  const isUnkept = progress.questions === 0;
  useEffect(() => {
    if (isUnkept) keepOnDevice(wizard, store, true);
  }, [isUnkept, wizard, store]);

  const step = wizard.steps[state.currentStep];
  useEffect(() => {
    const early = step ? earlyWords(step) : {};
    if (Object.keys(early).length > 0) store.keepDraft(early);
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
