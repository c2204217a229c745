import { findPurchasableProduct } from '@riparo/domain/buy/products/catalogue.ts';
import { loadPurchaseWizard } from '@riparo/domain/buy/purchase/wizards.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { use } from 'react';
import type { OpenDeal } from '../../deal-place.ts';
import { DealQuestions, type Endings } from '../correction/DealQuestions.tsx';
import { COMPLETED } from '../correction/save-correction.ts';
import { completionSteps } from './completion-steps.ts';

const together = (answers: Answers, given: Answers) => ({ ...answers, ...given });

/** What a deal waits for. */
export function Completion({ deal, ...endings }: Endings & { readonly deal: OpenDeal }) {
  const product = findPurchasableProduct(deal.key);
  if (!product) return null;
  const wizard = use(loadPurchaseWizard(product));
  const steps = completionSteps(wizard, deal.missing);
  return (
    <DealQuestions
      {...endings}
      deal={deal}
      wizard={wizard}
      steps={steps}
      firstId={steps[0]?.id}
      merge={together}
      nextId={(_, stepId) => steps[steps.findIndex(({ id }) => id === stepId) + 1]?.id}
      words={COMPLETED}
    />
  );
}
