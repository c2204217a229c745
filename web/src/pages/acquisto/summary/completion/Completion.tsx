import { findBuyableProduct } from '@riparo/domain/purchase/wizards.ts';
import type { Deal } from '@riparo/domain/contract/deal-calls.ts';
import type { Answers, FieldErrors, Wizard } from '@riparo/domain/wizard/definition.ts';
import { useEffect, useState } from 'react';
import { useLocation } from '../../../../router/router.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { StepForm } from '../../../../wizard/StepForm.tsx';
import { accepted, refused, refusedFields, useSending } from '../../../../wizard/use-sending.ts';
import { preloadFields } from '../../../../wizard/WizardField.tsx';
import type { OpenDeal } from '../../deal-place.ts';
import { stepWith } from '../correction/correction-steps.ts';
import styles from '../correction/Correction.module.css';
import { knownAnswers } from '../correction/known-answers.ts';
import { COMPLETED, saveCorrection } from '../correction/save-correction.ts';
import { completionSteps } from './completion-steps.ts';

type CompletionProps = {
  readonly deal: OpenDeal;
  readonly onSaved: (completed: Deal) => void;
  /** Somebody else has changed it meanwhile. */
  readonly onStale: () => void;
  /** It can not be completed any more, and this page says why. */
  readonly onGone: (place: string) => void;
};

const noErrors: FieldErrors = {};
const noDraft = {};

/** What a deal waits for, one question after the other; everything is sent together at the end. */
export function Completion(props: CompletionProps) {
  const buyable = findBuyableProduct(props.deal.key);
  return buyable ? <CompletionOf {...props} wizard={buyable.wizard} /> : null;
}

function CompletionOf({
  deal,
  wizard,
  onSaved,
  onStale,
  onGone,
}: CompletionProps & { readonly wizard: Wizard }) {
  const { pathname } = useLocation();
  const sending = useSending();
  const steps = completionSteps(wizard, deal.missing);
  const [answers, setAnswers] = useState(() => knownAnswers(deal));
  const [asked, setAsked] = useState({ index: 0, errors: noErrors });
  const step = steps[asked.index];

  useEffect(() => preloadFields(wizard), [wizard]);

  const save = (whole: Answers) =>
    sending.send(
      () => saveCorrection(deal, whole, COMPLETED),
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
            setAsked({ index: steps.indexOf(wrong), errors: outcome.fields });
            return accepted();
          }
        }
      },
    );

  const complete = (given: Answers) => {
    const merged = { ...answers, ...given };
    setAnswers(merged);
    if (asked.index < steps.length - 1) setAsked({ index: asked.index + 1, errors: noErrors });
    else void save(merged);
  };

  if (!step) return null;
  const { fields, warning } = sending.refusal;
  return (
    <div className={styles['correction']}>
      <StepForm
        key={step.id}
        wizard={wizard}
        step={step}
        answers={answers}
        draft={noDraft}
        serverErrors={Object.keys(fields).length > 0 ? fields : asked.errors}
        warning={warning}
        busy={sending.busy}
        takesFocus
        after={<TextLink to={pathname}>Torna al riepilogo senza salvare</TextLink>}
        onComplete={complete}
      />
    </div>
  );
}
