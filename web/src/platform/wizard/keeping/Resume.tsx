import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import type { Answers, Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { furthestStep, type WizardState } from '@riparo/domain/platform/wizard/engine.ts';
import { countQuestions } from '@riparo/domain/platform/wizard/question-count.ts';
import { STEP } from '../../router/paths.ts';
import { useLocation, useNavigate } from '../../router/router.tsx';
import type { WizardProgress } from '../progress-storage.ts';
import { PUSHED } from '../step-address.ts';
import styles from './WizardTools.module.css';

const furthestNow = (wizard: Wizard, answers: Answers) =>
  furthestStep(wizard, answers, dayInRome(new Date()));

type ResumeProps = {
  readonly wizard: Wizard;
  readonly progress: WizardProgress;
  readonly state: WizardState;
};

/** Whoever comes back to the first question is offered the one where they left. */
export function Resume({ wizard, progress, state }: ResumeProps) {
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
