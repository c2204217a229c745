import { type Answers, titleOf, type Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { hasBackButton } from '@riparo/domain/platform/wizard/engine.ts';
import { countQuestions } from '@riparo/domain/platform/wizard/question-count.ts';
import { ArrowLeft } from '@riparo/ui/icons/ArrowLeft.ts';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { ProgressBar } from '@riparo/ui/ProgressBar.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { whenIdle } from '@riparo/ui/loading/when-idle.ts';
import { pageAt } from '../page/page.ts';
import { paths } from '../router/paths.ts';
import { PageHead } from '../page/PageHead.tsx';
import type { StepLayout } from './step-layout.ts';
import { StepForm } from './StepForm.tsx';
import { preloadFields } from './WizardField.tsx';
import type { Submit } from './use-submission.ts';
import { keeping } from './wizard-progress.ts';
import { type LeadAway, type LeadOn, useWizard } from './use-wizard.ts';
import styles from './WizardScreen.module.css';

type WizardScreenProps<R> = {
  readonly wizard: Wizard;
  /** Title of the document, beside the question. */
  readonly title: string;
  readonly description: string;
  readonly submit: Submit<R>;
  /** The outcome, on the same page: it survives a reload, and back leads to the last question. */
  readonly renderResult?: (results: R, startAgain: () => void, answers: Answers) => ReactNode;
  /** Alternatively: the outcome is a page of its own. */
  readonly leadOn?: LeadOn<R>;
  /** Where failures lead, if not to the failure page. */
  readonly leadAway?: LeadAway;
  /** The signed-in customer's profile: prefills, and can be changed. */
  readonly known?: Answers;
  /** The rules for the current question are loading: submitting waits for them. */
  readonly waitsForAllQuestions?: boolean;
  /** A picture beside the questions on wide screens. */
  readonly illustration?: ReactNode;
  /** Above the first question. */
  readonly opening?: ReactNode;
  /** Below the button of every question. */
  readonly after?: ReactNode;
  /** The subject of the questions, with its price if there is one; by default the title. */
  readonly subject?: ReactNode;
  /** Called with every answer, for answers that are also stored elsewhere. */
  readonly onAnswers?: (answers: Answers) => void;
  /** How to leave and resume later, for answers not stored on the device. */
  readonly ownTools?: ReactNode;
  /** Layouts of steps whose fields are not one below the other, by step id. */
  readonly layouts?: Readonly<Record<string, StepLayout>>;
};

const Nothing = () => null;

/** Only needed once something is answered or the visitor came by an address: nothing waits for it. */
const WizardTools = lazyPart(() =>
  keeping().then(
    (parts) => parts.WizardTools,
    () => Nothing,
  ),
);

/** A wizard from the first question to its outcome. */
export function WizardScreen<R>({
  wizard,
  title,
  description,
  submit,
  renderResult,
  leadOn,
  leadAway,
  known,
  waitsForAllQuestions,
  illustration,
  opening,
  after,
  subject,
  onAnswers,
  ownTools,
  layouts,
}: WizardScreenProps<R>) {
  const {
    state,
    resuming,
    moved,
    draft,
    serverErrors,
    warning,
    saveDraft,
    complete,
    back,
    startAgain,
    memory,
  } = useWizard(wizard, submit, leadOn, leadAway, onAnswers);

  const column = useRef<HTMLDivElement>(null);
  // While the answers are being sent the page keeps its height, so that nothing moves under the finger.
  const [height, setHeight] = useState(0);
  const completeStep = (answers: Answers) => {
    setHeight(Math.ceil(column.current?.getBoundingClientRect().height ?? 0));
    complete(answers);
  };

  useEffect(() => whenIdle(() => preloadFields(wizard)), [wizard]);
  useEffect(() => {
    // Preload the failure page: if the connection is lost at submission, it must be here already.
    whenIdle(
      () =>
        void pageAt(paths.failure)
          ?.page.preload()
          .catch(() => undefined),
    );
  }, []);

  if (renderResult && state.results !== null) {
    return (
      <>
        <PageHead title={title} description={description} />
        <Outcome takesFocus={moved}>{renderResult(state.results, startAgain, state.data)}</Outcome>
      </>
    );
  }

  const tools = (at: 'frame' | 'row') => (
    <Suspense>
      {memory && !state.loading && (
        <WizardTools.Part {...memory} at={at} wizard={wizard} state={state} moved={moved} />
      )}
    </Suspense>
  );
  const count = countQuestions(wizard, state.currentStep, state.data);
  const exchanges = memory?.progress.exchanges ?? 0;
  const step = wizard.steps[state.currentStep];
  const question = step ? titleOf(step, state.data) : '';
  return (
    <div className={styles['screen']} data-flow="">
      <PageHead
        title={state.currentStep === 0 ? title : `${question} · ${title}`}
        description={description}
      />
      <div
        ref={column}
        className={styles['column']}
        data-waiting={state.loading ? '' : undefined}
        style={state.loading ? { minBlockSize: height } : undefined}
      >
        <div className={styles['top']}>
          <div className={styles['frame']}>
            <p className={styles['subject']}>{subject ?? <strong>{title}</strong>}</p>
            {ownTools ?? tools('frame')}
          </div>
          <ProgressBar rate={state.progress} label={`Avanzamento: ${title}`} />
          <div className={styles['where']}>
            {hasBackButton(state) && (
              <span className={styles['back']}>
                <Button look="quiet" icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={back}>
                  Indietro
                </Button>
              </span>
            )}
            {!ownTools && tools('row')}
            <p className={styles['count']}>
              Domanda {count.number} di {count.atMost}
              {!count.isExact && ' al massimo'}
            </p>
          </div>
        </div>
        {resuming ? (
          <StepSkeleton />
        ) : state.loading ? (
          <Loader text={wizard.loader.text} />
        ) : (
          step && (
            <div
              key={`${step.id} ${exchanges}`}
              className={styles['step']}
              data-comes={moved ? (state.back ? 'back' : 'on') : undefined}
            >
              <StepForm
                wizard={wizard}
                step={step}
                answers={state.data}
                draft={draft}
                known={known}
                isArriving={waitsForAllQuestions}
                serverErrors={serverErrors}
                warning={warning}
                takesFocus={moved || exchanges > 0}
                layout={layouts?.[step.id]}
                before={
                  state.currentStep === 0 &&
                  (opening ?? (wizard.forWhom && <p className={styles['forWhom']}>{wizard.forWhom}</p>))
                }
                after={after}
                onDraft={saveDraft}
                onComplete={completeStep}
              />
            </div>
          )
        )}
      </div>
      {illustration && <div className={styles['illustration']}>{illustration}</div>}
    </div>
  );
}

/** Placeholder for a question being recalled. */
function StepSkeleton() {
  return (
    <div className={styles['skeleton']}>
      <VisuallyHidden>
        <h1>Un attimo, riprendiamo da dove eri</h1>
      </VisuallyHidden>
      <Skeleton shape="title" width="wide" />
      <Skeleton width="half" />
      <Skeleton shape="control" />
    </div>
  );
}

/** The outcome's heading takes the focus, like every question before it. */
function Outcome({ takesFocus, children }: { readonly takesFocus: boolean; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('h1')?.focus();
  }, [takesFocus]);
  return <div ref={box}>{children}</div>;
}

function Loader({ text }: { readonly text: string }) {
  const line = useRef<HTMLHeadingElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles['loader']}>
      <Spinner />
      <h1 ref={line} tabIndex={-1}>
        {text}
      </h1>
    </div>
  );
}
