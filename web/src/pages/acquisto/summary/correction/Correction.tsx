import { dayInRome } from '@riparo/domain/calendar.ts';
import type { Deal } from '@riparo/domain/contract/deal-calls.ts';
import { findBuyableProduct } from '@riparo/domain/purchase/wizards.ts';
import type { Answers, FieldErrors, Wizard } from '@riparo/domain/wizard/definition.ts';
import { useEffect, useState } from 'react';
import { useLocation } from '../../../../router/router.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { StepForm } from '../../../../wizard/StepForm.tsx';
import { accepted, refused, refusedFields, useSending } from '../../../../wizard/use-sending.ts';
import { preloadFields } from '../../../../wizard/WizardField.tsx';
import type { OpenDeal } from '../../deal-place.ts';
import styles from './Correction.module.css';
import { correctionSteps, firstWrongStep, stepWith, withCorrection } from './correction-steps.ts';
import { knownAnswers } from './known-answers.ts';
import { saveCorrection } from './save-correction.ts';

type CorrectionProps = {
  readonly deal: OpenDeal;
  readonly stepId: string;
  readonly onSaved: (corrected: Deal) => void;
  /** Somebody else has changed it meanwhile. */
  readonly onStale: () => void;
  /** It can not be corrected any more, and this page says why. */
  readonly onGone: (place: string) => void;
};

const noErrors: FieldErrors = {};
const noDraft = {};

/** One question of the purchase again, and whichever other one its answer unsettles. */
export function Correction(props: CorrectionProps) {
  const buyable = findBuyableProduct(props.deal.key);
  return buyable ? <CorrectionOf {...props} wizard={buyable.wizard} /> : null;
}

function CorrectionOf({
  deal,
  stepId,
  wizard,
  onSaved,
  onStale,
  onGone,
}: CorrectionProps & { readonly wizard: Wizard }) {
  const { pathname } = useLocation();
  const sending = useSending();
  const steps = correctionSteps(wizard);
  const [answers, setAnswers] = useState(() => knownAnswers(deal));
  const [asked, setAsked] = useState({ id: stepId, errors: noErrors });
  const step = steps.find(({ id }) => id === asked.id) ?? steps[0];

  useEffect(() => preloadFields(wizard), [wizard]);

  const save = (whole: Answers) =>
    sending.send(
      () => saveCorrection(deal, whole),
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
            setAsked({ id: wrong.id, errors: outcome.fields });
            return accepted();
          }
        }
      },
    );

  const complete = (corrected: Answers) => {
    const merged = withCorrection(answers, corrected);
    setAnswers(merged);
    const wrong = firstWrongStep(steps, merged, dayInRome(new Date()));
    if (wrong) setAsked({ id: wrong.id, errors: noErrors });
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
