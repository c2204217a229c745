import type { ConsentField as Consent } from '@riparo/domain/platform/wizard/definition.ts';
import { Checkbox } from '@riparo/ui/Checkbox.tsx';
import { YES } from '../form-values.ts';
import type { WizardFieldProps } from '../field-props.ts';

/** The text agreed to opens in a new tab, so that reading it does not lose the form. */
export function ConsentField({ field, id, initial, error }: WizardFieldProps<Consent>) {
  const links = field.documents?.map(({ label, href }) => (
    <a key={href} href={href} target="_blank" rel="noopener">
      {label} (si apre in una nuova scheda)
    </a>
  ));
  return (
    <Checkbox
      id={id}
      name={field.name}
      value={YES}
      defaultChecked={initial.includes(YES)}
      error={error}
      hint={links ?? field.hint}
    >
      {field.label}
    </Checkbox>
  );
}
