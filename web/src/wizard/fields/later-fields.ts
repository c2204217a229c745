/** Fields that few pages open with, and those bring them along: one chunk. */
export { ChoiceField } from './ChoiceField.tsx';
export { CodeField } from './CodeField.tsx';
export { ConsentField } from './ConsentField.tsx';
export { ListedField } from './ListedField.tsx';
export { MultiChoiceField } from './MultiChoiceField.tsx';
export { PasswordField } from './PasswordField.tsx';
export { SliderField } from './SliderField.tsx';
export { SuitabilityField } from './SuitabilityField.tsx';
export { SummaryList } from './SummaryList.tsx';
