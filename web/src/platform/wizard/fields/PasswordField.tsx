import type { PasswordField as Password } from '@riparo/domain/platform/wizard/definition.ts';
import { Eye } from '@riparo/ui/icons/Eye.ts';
import { EyeOff } from '@riparo/ui/icons/EyeOff.ts';
import { useRef, useState } from 'react';
import { Field } from '@riparo/ui/Field.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import type { WizardFieldProps } from '../field-props.ts';
import { NewPasswordRules } from './NewPasswordRules.tsx';
import styles from './PasswordField.module.css';

/** Can be looked at while it is typed, and pasted; a new one shows what it still needs. */
export function PasswordField({ field, id, error }: WizardFieldProps<Password>) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isNew = field.purpose === 'new';
  const rulesId = `${id}-regole`;

  return (
    <div className={styles['password']}>
      <Field id={id} label={field.label} hint={field.hint} error={error}>
        {(wiring) => (
          <TextInput
            {...wiring}
            ref={input}
            {...(isNew && {
              'aria-describedby': [wiring['aria-describedby'], rulesId].filter(Boolean).join(' '),
            })}
            type={shown ? 'text' : 'password'}
            name={field.name}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            action={
              <button
                type="button"
                className={styles['toggle']}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                {shown ? <EyeOff size={22} aria-hidden="true" /> : <Eye size={22} aria-hidden="true" />}
                <VisuallyHidden>Mostra la password</VisuallyHidden>
              </button>
            }
          />
        )}
      </Field>
      {isNew && <NewPasswordRules id={rulesId} input={input} />}
    </div>
  );
}
