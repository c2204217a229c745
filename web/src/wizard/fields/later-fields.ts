/** Small fields that no wizard opens with: one chunk. */
export { CodeField } from './CodeField.tsx';
export { ConsentField } from './ConsentField.tsx';
export { ListedField } from './ListedField.tsx';
export { MultiChoiceField } from './MultiChoiceField.tsx';
export { PasswordField } from './PasswordField.tsx';
export { SliderField } from './SliderField.tsx';
export { SummaryList } from './SummaryList.tsx';
