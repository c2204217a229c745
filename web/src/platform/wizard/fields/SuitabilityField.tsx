import { refusalInWords } from '@riparo/domain/buy/suitability/question.ts';
import type { SuitabilityField as Suitability } from '@riparo/domain/platform/wizard/definition.ts';
import { type FormEvent, useState } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import { TextLink } from '../../router/links/TextLink.tsx';
import type { WizardFieldProps } from '../field-props.ts';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './SuitabilityField.module.css';

/** Tells ineligible visitors at once, not when they try to go on, and offers alternatives. */
export function SuitabilityField({ field, ...rest }: WizardFieldProps<Suitability>) {
  const [chosen, setChosen] = useState(rest.initial[0]);
  const option = field.options.find(({ value }) => value === chosen);
  const refusal = option && 'refusal' in option ? option.refusal : null;
  const choose = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) setChosen(target.value);
  };
  return (
    <div className={styles['question']} onInput={choose}>
      <ChoiceField {...rest} field={{ ...field, kind: 'choice' }} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
      <div role="status">
        {refusal && (
          <Alert tone="warning">
            {/* After submission the question itself shows the reason. */}
            {rest.error === undefined && <p>{refusalInWords(refusal)}</p>}
            <p>
              Non paghi nulla. <TextLink to={refusal.link.href}>{refusal.link.label}</TextLink>
            </p>
          </Alert>
        )}
      </div>
    </div>
  );
}
