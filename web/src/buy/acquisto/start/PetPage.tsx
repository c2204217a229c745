import { pet } from '@riparo/domain/buy/products/pet/product.ts';
import { ChoiceField } from '../../../platform/wizard/fields/ChoiceField.tsx';
import { provideFields } from '../../../platform/wizard/WizardField.tsx';
import { PurchaseStart } from './PurchaseStart.tsx';

// The first question is a choice: bundle its field.
provideFields({ choice: ChoiceField });

export default function PetPage() {
  return <PurchaseStart product={pet} />;
}
