import { ChoiceField } from './ChoiceField.tsx';
import { CodeField } from './CodeField.tsx';
import { ConsentField } from './ConsentField.tsx';
import { ListedField } from './ListedField.tsx';
import { LongTextField } from './LongTextField.tsx';
import { MultiChoiceField } from './MultiChoiceField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SliderField } from './SliderField.tsx';
import { SuitabilityField } from './SuitabilityField.tsx';
import { SummaryList } from './SummaryList.tsx';

/** Components of the field kinds that few pages start with; those pages bundle them. */
export const laterKinds = {
  /** Yes and no are a choice too. */
  choice: ChoiceField,
  multiChoice: MultiChoiceField,
  suitability: SuitabilityField,
  slider: SliderField,
  consent: ConsentField,
  longText: LongTextField,
  password: PasswordField,
  code: CodeField,
  summary: SummaryList,
  /** Any kind whose options come from the server. */
  listed: ListedField,
};
