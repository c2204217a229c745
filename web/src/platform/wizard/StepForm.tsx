import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { checkStep } from '@riparo/domain/platform/wizard/answers.ts';
import {
  type Answers,
  askedFields,
  type Field,
  type FieldErrors,
  isAskedNow,
  advancesOnChoice,
  type Step,
  titleOf,
  type Wizard,
} from '@riparo/domain/platform/wizard/definition.ts';
import { type Excluded, findExclusion } from '@riparo/domain/platform/wizard/what-excludes.ts';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Button } from '@riparo/ui/Button.tsx';
import { ErrorSummary } from '@riparo/ui/ErrorSummary.tsx';
import { FieldRow } from '@riparo/ui/FieldRow.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { fieldRows } from './field-rows.ts';
import { FormOpening } from './FormOpening.tsx';
import type { IneligibleProps } from './Ineligible.tsx';
import { type Draft, initialValues, readAnswers, readDraft, withoutSecrets } from './form-values.ts';
import styles from './StepForm.module.css';
import { idOf, type StepLayout } from './step-layout.ts';
import { WizardField } from './WizardField.tsx';

type StepFormProps = {
  readonly wizard: Wizard;
  readonly step: Step;
  readonly answers: Answers;
  readonly draft: Draft;
  /** The signed-in customer's profile: prefills fields without an answer. */
  readonly known?: Answers | undefined;
  /** The server's errors for these fields; a new object is a new answer. */
  readonly serverErrors: FieldErrors;
  /** Why the server refused the whole form. */
  readonly warning?: string | undefined;
  /** The question is new on the screen: move the focus to it, so that screen readers announce it. */
  readonly takesFocus: boolean;
  /** The validation rules are loading: submitting waits for them. */
  readonly isArriving?: boolean | undefined;
  /** Submitted, without an answer yet. */
  readonly busy?: boolean;
  /** Something else already asks the question, such as the title of a dialog. */
  readonly hidesTitle?: boolean;
  /** The heading that asks it instead; it takes the focus like the form's own title. */
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined;
  /** How the fields are arranged, if not one below the other. */
  readonly layout?: StepLayout | undefined;
  /** Between the question and its fields. */
  readonly before?: ReactNode;
  /** Below the button: other ways to go on. */
  readonly after?: ReactNode;
  readonly onDraft?: (draft: Draft) => void;
  readonly onComplete: (answers: Answers) => void;
};

const nothing: Answers = {};

/** Shown with the last keystroke: appearing later would move the button from under the finger. */
const IneligibleNotice = ({ title, why }: Excluded['exclusion']) => (
  <Alert tone="info">
    <p>
      <strong>{title}.</strong> {why}
    </p>
  </Alert>
);

/** Only for visitors who go on all the same; not part of any first screen. */
const Ineligible = lazyPart<IneligibleProps>(async () => (await import('./Ineligible.tsx')).Ineligible);

/** The answers of other steps with the values in this step's form. */
const withForm = (answers: Answers, step: Step, draft: Draft) => {
  const own = new Set(askedFields(step).map(({ name }) => name));
  const others = Object.entries(answers).filter(([name]) => !own.has(name));
  return { ...Object.fromEntries(others), ...readAnswers(step, draft) };
};

/** Errors already shown that are still wrong. New ones appear at the next submission. */
const stillWrong = (errors: FieldErrors, isWrong: (name: string) => boolean) => {
  const names = Object.keys(errors);
  const wrong = names.filter(isWrong);
  return wrong.length === names.length
    ? errors
    : Object.fromEntries(Object.entries(errors).filter(([name]) => wrong.includes(name)));
};

const serverErrorsOf = (answers: Answers): Promise<FieldErrors> =>
  import('./places/check-places.ts').then(
    ({ checkPlaces }) => checkPlaces(answers),
    () => ({}),
  );

const hasArriving = (form: HTMLFormElement) => form.querySelector('[data-arriving]') !== null;

/** One question with its fields: one thing per page. */
export function StepForm({
  wizard,
  step,
  answers,
  draft,
  known = nothing,
  serverErrors,
  warning,
  takesFocus,
  isArriving = false,
  busy = false,
  hidesTitle = false,
  heading: outerHeading,
  layout: Layout,
  before,
  after,
  onDraft,
  onComplete,
}: StepFormProps) {
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = outerHeading ?? ownHeading;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>(serverErrors);
  const [attempt, setAttempt] = useState(0);
  // The form's values, as far as they decide which fields are asked.
  const [typed, setTyped] = useState<Draft | null>(null);
  const [rewrites, setRewrites] = useState(0);
  const [pressedEarly, setPressedEarly] = useState<HTMLFormElement | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [received, setReceived] = useState(serverErrors);
  // The server's errors, given at the start or received since: it knows more than the rules here.
  const [refusals, setRefusals] = useState(serverErrors);
  const refuse = (wrong: FieldErrors) => {
    setRefusals(wrong);
    setErrors(wrong);
    setAttempt((count) => count + 1);
  };
  if (received !== serverErrors) {
    setReceived(serverErrors);
    refuse(serverErrors);
  }

  // A layout effect: a view that moves after painting moves from under a quick hand.
  useLayoutEffect(() => {
    const hasNotice = warning !== undefined || Object.keys(serverErrors).length > 0;
    if (takesFocus && !hasNotice) heading.current?.focus();
    // Only when the question appears, not when something else about it changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!pressedEarly) return;
    const submitOnceLoaded = () => {
      if (hasArriving(pressedEarly)) return;
      setPressedEarly(null);
      if (pressedEarly.isConnected) pressedEarly.requestSubmit();
    };
    const observer = new MutationObserver(submitOnceLoaded);
    observer.observe(pressedEarly, { childList: true, subtree: true });
    // They may have arrived together with the click.
    submitOnceLoaded();
    return () => observer.disconnect();
  }, [pressedEarly]);

  const opened = Object.fromEntries(
    askedFields(step).map((field) => [field.name, initialValues(field, step, { draft, answers, known })]),
  );
  const currentInput = typed ?? opened;
  const given = withForm(answers, step, currentInput);
  const isShown = (field: Field) =>
    isAskedNow(field, given) &&
    (field.shownAfterRefusal === undefined ||
      errors[field.shownAfterRefusal] !== undefined ||
      given[field.name] === true);

  // Ineligibility shows as soon as the answer is given; going on opens a page of its own.
  const excluded = findExclusion(step, given, dayInRome(new Date()));
  const [leftOut, setLeftOut] = useState(excluded && excluded.field.name in serverErrors ? excluded : null);

  const currentDraft = () => readDraft(step, new FormData(form.current ?? undefined));
  const current = () => withForm(answers, step, currentDraft());

  // The values the server judged: its errors hold until the field changes.
  const sent = useRef<Draft>(opened);
  const dropOld = (written: Draft) => {
    const found = checkStep(step, withForm(answers, step, written), dayInRome(new Date())).errors;
    const isRefused = (name: string) =>
      name in refusals && String(sent.current[name]) === String(written[name]);
    setErrors(stillWrong(errors, (name) => name in found || isRefused(name)));
  };

  const onInput = () => {
    const written = currentDraft();
    onDraft?.(withoutSecrets(step, written));
    dropOld(written);
    if (Layout || step.fields.some(({ askedWhen, excludes }) => askedWhen ?? excludes)) setTyped(written);
  };

  const rewrite = (changes: Draft) => {
    const written = { ...currentDraft(), ...changes };
    onDraft?.(written);
    setTyped(written);
    setErrors({});
    setRewrites(rewrites + 1);
  };

  const completeWithPlaces = async (found: Answers) => {
    setChecking(true);
    const wrong = await serverErrorsOf(found);
    setChecking(false);
    // The form is no longer on the screen.
    if (!form.current) return;
    if (Object.keys(wrong).length > 0) refuse(wrong);
    else onComplete(found);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChecking) return;
    // A field that is still loading may have an answer already: submit once all fields are there.
    if (hasArriving(event.currentTarget)) return setPressedEarly(event.currentTarget);
    if (excluded) return setLeftOut(excluded);
    const checked = checkStep(step, current(), dayInRome(new Date()));
    setErrors(checked.errors);
    sent.current = currentDraft();
    if (Object.keys(checked.errors).length > 0) setAttempt((count) => count + 1);
    else if (step.checksPlaces) void completeWithPlaces(checked.answers);
    else onComplete(checked.answers);
  };

  const title = titleOf(step, answers);
  const failures = askedFields(step).flatMap((field) => {
    const message = errors[field.name];
    return message === undefined ? [] : [{ id: idOf(field.name), message, field }];
  });

  const showField = (field: Field) => (
    <WizardField
      // Remount a rewritten field, so that it opens with its new value.
      key={`${field.name} ${rewrites}`}
      wizard={wizard}
      field={field}
      id={idOf(field.name)}
      initial={(Layout ? currentInput : opened)[field.name] ?? []}
      answers={answers}
      error={errors[field.name]}
      legend={field.label === title ? <VisuallyHidden>{field.label}</VisuallyHidden> : field.label}
      movesOn={advancesOnChoice(step)}
      current={current}
      onDraft={onDraft}
      onOtherwise={onComplete}
    />
  );
  const show = (field: Field) =>
    field.excludes ? (
      <div key={field.name} className={styles['gate']}>
        {showField(field)}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
        <div role="status">
          {!leftOut && excluded?.field.name === field.name && <IneligibleNotice {...excluded.exclusion} />}
        </div>
      </div>
    ) : (
      showField(field)
    );

  return (
    <>
      <Suspense>{leftOut && <Ineligible.Part {...leftOut} onCorrect={() => setLeftOut(null)} />}</Suspense>
      {/* Sent before hydration, a form must not put answers into the address: hence the method. */}
      <form
        ref={form}
        method="post"
        noValidate
        hidden={leftOut !== null}
        className={styles['form']}
        onSubmit={submit}
        onInput={onInput}
      >
        <ErrorSummary errors={failures} attempt={attempt} />
        {!hidesTitle && !outerHeading && <FormOpening form={step} answers={answers} heading={ownHeading} />}
        {before}
        {warning !== undefined && failures.length === 0 && <FormWarning key={attempt}>{warning}</FormWarning>}
        {Layout ? (
          <Layout
            show={(name) => step.fields.filter((field) => field.name === name && isShown(field)).map(show)}
            given={given}
            answers={answers}
            errors={errors}
            rewrite={rewrite}
          />
        ) : (
          fieldRows(step.fields.filter(isShown)).map((row) => (
            <FieldRow key={row[0]?.name} widths={row.map(({ width }) => width)}>
              {row.map(show)}
            </FieldRow>
          ))
        )}
        <div className={styles['actions']}>
          {/* The build fills in what replaces the button without scripts. */}
          <noscript />
          {isArriving && <span data-arriving="" hidden />}
          <Button
            type="submit"
            look={step.isDangerous ? 'danger' : 'primary'}
            wide
            busy={busy || pressedEarly !== null || isChecking}
          >
            {step.continueLabel ?? 'Continua'}
          </Button>
          {after}
        </div>
      </form>
    </>
  );
}
