import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { loadPurchaseWizard } from '@riparo/domain/buy/purchase/wizards.ts';
import { use } from 'react';
import type { OpenDeal } from '../../deal-place.ts';
import { correctionSteps, firstWrongStep, withCorrection } from './correction-steps.ts';
import { DealQuestions, type Endings } from './DealQuestions.tsx';
import { CORRECTED } from './save-correction.ts';

type CorrectionProps = Endings & { readonly deal: OpenDeal; readonly stepId: string };

/** One question of the purchase again, and any other that its answer contradicts. */
export function Correction({ deal, stepId, ...endings }: CorrectionProps) {
  const product = findPurchasableProduct(deal.key);
  if (!product) return null;
  const wizard = use(loadPurchaseWizard(product));
  const steps = correctionSteps(wizard);
  return (
    <DealQuestions
      {...endings}
      deal={deal}
      wizard={wizard}
      steps={steps}
      firstId={stepId}
      merge={withCorrection}
      nextId={(answers) => firstWrongStep(steps, answers, dayInRome(new Date()))?.id}
      words={CORRECTED}
    />
  );
}
