import { staffPasswordRequirements } from '@riparo/domain/desk/staff/password.ts';
import { RequirementList } from '@riparo/ui/passwords/RequirementList.tsx';
import { useGuessEstimator } from '@riparo/ui/passwords/use-guess-estimator.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { PasswordBox } from './PasswordBox.tsx';

type NewPasswordBoxProps = Omit<ComponentProps<typeof PasswordBox>, 'autoComplete' | 'hint'> & {
  readonly email: string;
};

const RULES_ID = 'regole-password';
const NOTHING = { password: '', firstName: '', lastName: '' };

/** A new password: the server's rules, ticked while it is typed. */
export function NewPasswordBox({ email, ...box }: NewPasswordBoxProps) {
  const list = useRef<HTMLDivElement>(null);
  const [{ password, ...names }, setTyped] = useState(NOTHING);
  const [isWanted, setWanted] = useState(false);
  const { estimate, hasFailed } = useGuessEstimator(isWanted || password !== '');

  useEffect(() => {
    const form = list.current?.closest('form');
    if (!form) return undefined;
    const read = () => {
      const typed = new FormData(form);
      const text = (name: string) => String(typed.get(name) ?? '');
      setTyped({ password: text(box.name), firstName: text('firstName'), lastName: text('lastName') });
    };
    read();
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [box.name]);

  return (
    <div ref={list}>
      <Stack gap={2}>
        <PasswordBox
          {...box}
          aria-describedby={RULES_ID}
          autoComplete="new-password"
          onFocus={() => setWanted(true)}
        />
        <RequirementList
          id={RULES_ID}
          requirements={staffPasswordRequirements(password, { ...names, email }, estimate)}
          isCheckedLater={hasFailed}
        />
      </Stack>
    </div>
  );
}
