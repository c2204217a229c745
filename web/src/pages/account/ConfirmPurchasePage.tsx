import { purchaseConfirmationForm } from '@riparo/domain/account/purchase-confirmation-form.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../loading/lazy-part.ts';
import { CodeField } from '../../wizard/fields/CodeField.tsx';
import { oneStepForm } from '../../wizard/one-step-form.ts';
import { ConfirmAccount } from './ConfirmAccount.tsx';

const PurchaseProgress = lazyPart(async () => (await import('./PurchaseProgress.tsx')).PurchaseProgress);

const form = oneStepForm(purchaseConfirmationForm, { code: CodeField });

/** A page of its own, so that the purchase it belongs to stands in the prerendered HTML and nothing jumps. */
export default function ConfirmPurchasePage() {
  return (
    <ConfirmAccount
      form={form}
      progress={
        <Suspense>
          <PurchaseProgress.Part />
        </Suspense>
      }
    />
  );
}
