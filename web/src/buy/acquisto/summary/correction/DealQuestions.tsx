import type { Deal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import type {
  Answers,
  FieldErrors,
  Step,
  Wizard,
  Answer,
} from '@riparo/domain/platform/wizard/definition.ts';
import { useEffect, useState } from 'react';
import { useLocation } from '../../../../platform/router/router.tsx';
import { TextLink } from '../../../../platform/router/links/TextLink.tsx';
import { StepForm } from '../../../../platform/wizard/StepForm.tsx';
import { accepted, refused, refusedFields, useSending } from '../../../../platform/wizard/use-sending.ts';
import { preloadFields } from '../../../../platform/wizard/WizardField.tsx';
import type { OpenDeal } from '../../deal-place.ts';
import styles from './Correction.module.css';
import { stepWith } from './correction-steps.ts';
import { saveCorrection } from './save-correction.ts';
import type { PetAttributes } from '@riparo/domain/buy/purchase/purchase-request.ts';
import { answersOf } from '@riparo/domain/buy/purchase/deal-data.ts';
import { readAttributes } from '../deal-groups.ts';

/** The answers of a deal, without consents. */
export const knownAnswers = ({ buyer, attributes }: Pick<OpenDeal, 'buyer' | 'attributes'>): Answers => {
  const pet = readAttributes(attributes) as PetAttributes;
  const known = answersOf({ buyer, consents: {}, attributes: pet });
  const given = Object.entries(known).filter((entry): entry is [string, Answer] => entry[1] !== undefined);
  return Object.fromEntries(given);
};

export type Endings = {
  readonly onSaved: (saved: Deal) => void;
  /** Another window has changed it meanwhile. */
  readonly onStale: () => void;
  /** It can no longer be changed, for the reason on that page. */
  readonly onGone: (place: string) => void;
};

type DealQuestionsProps = Endings & {
  readonly deal: OpenDeal;
  readonly wizard: Wizard;
  readonly steps: readonly Step[];
  readonly firstId: string | undefined;
  readonly merge: (answers: Answers, given: Answers) => Answers;
  /** The question after this one; undefined: none, submit everything. */
  readonly nextId: (answers: Answers, stepId: string) => string | undefined;
  /** The notice after saving. */
  readonly words: string;
};

const noErrors: FieldErrors = {};
const noDraft = {};

/** Questions of a purchase over its summary, one after the other; everything is sent together at the end. */
export function DealQuestions(props: DealQuestionsProps) {
  const { deal, wizard, steps, firstId, merge, nextId, words, onSaved, onStale, onGone } = props;
  const { pathname } = useLocation();
  const sending = useSending();
  const [answers, setAnswers] = useState(() => knownAnswers(deal));
  const [current, setCurrent] = useState({ id: firstId, errors: noErrors });
  const step = steps.find(({ id }) => id === current.id) ?? steps[0];

  useEffect(() => preloadFields(wizard), [wizard]);

  const save = (whole: Answers) =>
    sending.send(
      () => saveCorrection(deal, whole, words),
      (outcome) => {
        switch (outcome.kind) {
          case 'saved':
            return onSaved(outcome.deal);
          case 'stale':
            return onStale();
          case 'gone':
            return onGone(outcome.place);
          case 'refused': {
            const wrong = stepWith(steps, outcome.fields);
            if (!wrong) return refused(outcome.message);
            if (wrong.id === step?.id) return refusedFields(outcome.fields);
            setCurrent({ id: wrong.id, errors: outcome.fields });
            return accepted();
          }
        }
      },
    );

  if (!step) return null;
  const complete = (given: Answers) => {
    const merged = merge(answers, given);
    setAnswers(merged);
    const next = nextId(merged, step.id);
    if (next === undefined) void save(merged);
    else setCurrent({ id: next, errors: noErrors });
  };

  const { fields, warning } = sending.refusal;
  return (
    <div className={styles['correction']}>
      <StepForm
        key={step.id}
        wizard={wizard}
        step={step}
        answers={answers}
        draft={noDraft}
        serverErrors={Object.keys(fields).length > 0 ? fields : current.errors}
        warning={warning}
        busy={sending.busy}
        takesFocus
        after={<TextLink to={pathname}>Torna al riepilogo senza salvare</TextLink>}
        onComplete={complete}
      />
    </div>
  );
}
