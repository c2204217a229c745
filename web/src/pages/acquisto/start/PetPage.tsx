import { ChoiceField } from '../../../wizard/fields/ChoiceField.tsx';
import { provideFields } from '../../../wizard/WizardField.tsx';
import PurchasePage from './PurchasePage.tsx';

// The first question is a choice: its field comes along.
provideFields({ choice: ChoiceField });

export default function PetPage() {
  return <PurchasePage />;
}
