import { ChoiceField } from '../../../wizard/fields/ChoiceField.tsx';
import { provideFields } from '../../../wizard/WizardField.tsx';
import { DogAndCat } from '../pictures/DogAndCat.tsx';
import { PurchaseStart } from './PurchaseStart.tsx';

// The first question is a choice.
provideFields({ choice: ChoiceField });

export default function PetPage() {
  return (
    <PurchaseStart
      productKey="pet"
      description="Un aiuto per le cure del tuo cane o del tuo gatto: si acquista online in pochi minuti."
      picture={<DogAndCat />}
    />
  );
}
