import { pet } from '@riparo/domain/products/pet/product.ts';
import { ChoiceField } from '../../../wizard/fields/ChoiceField.tsx';
import { provideFields } from '../../../wizard/WizardField.tsx';
import { PurchaseStart } from './PurchaseStart.tsx';

// The first question is a choice: its field comes along.
provideFields({ choice: ChoiceField });

export default function PetPage() {
  return <PurchaseStart product={pet} />;
}
