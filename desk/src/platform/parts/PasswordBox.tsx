import { Eye } from '@riparo/ui/icons/Eye.ts';
import { EyeOff } from '@riparo/ui/icons/EyeOff.ts';
import { type ComponentProps, useState } from 'react';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import styles from './PasswordBox.module.css';
import { TextField } from './TextField.tsx';

/** A password that can be shown while it is typed. */
export function PasswordBox(props: Omit<ComponentProps<typeof TextField>, 'type' | 'action'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <button
          type="button"
          className={styles['toggle']}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          <VisuallyHidden>Mostra la password</VisuallyHidden>
        </button>
      }
    />
  );
}
