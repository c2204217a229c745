import { purchaseConfirmationForm } from '@riparo/domain/people/account/purchase-confirmation-form.ts';
import { CodeField } from '../../platform/wizard/fields/CodeField.tsx';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { ConfirmAccount } from './ConfirmAccount.tsx';
import { PurchaseProgress } from './PurchaseProgress.tsx';

const form = oneStepForm(purchaseConfirmationForm, { code: CodeField });

/** A page of its own, so that the purchase it belongs to stands in the prerendered HTML and nothing jumps. */
export default function ConfirmPurchasePage() {
  return <ConfirmAccount form={form} progress={<PurchaseProgress />} />;
}
