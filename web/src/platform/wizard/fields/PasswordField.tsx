import type { PasswordField as Password } from '@riparo/domain/platform/wizard/definition.ts';
import { Eye } from '@riparo/ui/icons/Eye.ts';
import { EyeOff } from '@riparo/ui/icons/EyeOff.ts';
import { useRef, useState, type RefObject, useEffect } from 'react';
import { Field } from '@riparo/ui/Field.tsx';
import { TextInput } from '@riparo/ui/TextInput.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import type { WizardFieldProps } from '../field-props.ts';
import styles from './PasswordField.module.css';
import { type Chooser, newPasswordRequirements } from '@riparo/domain/platform/person/new-password.ts';
import { parseItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import { RequirementList } from '@riparo/ui/passwords/RequirementList.tsx';
import { useGuessEstimator } from '@riparo/ui/passwords/use-guess-estimator.ts';

interface NewPasswordRulesProps {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
}

/**
 * The password and what the form says about its owner: a password that contains the owner's name is easily
 * guessed.
 */
type Typed = { readonly password: string; readonly chooser: Chooser };

/** The name of the field beside it where a password is changed. */
const CURRENT_PASSWORD = 'oldPassword';

const NOTHING: Typed = { password: '', chooser: {} };

function typedIn({ value, form }: HTMLInputElement): Typed {
  const typed = form && new FormData(form);
  const text = (name: string) => String(typed?.get(name) ?? '');
  const birthDate = text('birthDate');
  return {
    password: value,
    chooser: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      birthDate: parseItalianDate(birthDate) ?? birthDate,
      email: text('email') || text('username'),
      ...(typed?.has(CURRENT_PASSWORD) && { currentPassword: text(CURRENT_PASSWORD) }),
    },
  };
}

/** The rules by which the server will judge the password, ticked while typing. */
function NewPasswordRules({ id, input }: NewPasswordRulesProps) {
  const [{ password, chooser }, setTyped] = useState(NOTHING);
  const [isWanted, setWanted] = useState(false);
  const { estimate, hasFailed } = useGuessEstimator(isWanted || password !== '');

  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const read = () => setTyped(typedIn(field));
    const want = () => setWanted(true);
    // Typed, or filled in by the browser, before hydration.
    read();
    const typedAt = field.form ?? field;
    typedAt.addEventListener('input', read);
    field.addEventListener('focus', want);
    return () => {
      typedAt.removeEventListener('input', read);
      field.removeEventListener('focus', want);
    };
  }, [input]);

  return (
    <RequirementList
      id={id}
      requirements={newPasswordRequirements(password, chooser, estimate)}
      isCheckedLater={hasFailed}
    />
  );
}

/** Can be shown while typing, and pasted; a new one lists what it still lacks. */
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
