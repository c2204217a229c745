import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './button-look.ts';
import styles from './button-look.module.css';
import { Spinner } from './Spinner.tsx';
import { useHydrated } from './use-hydrated.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly look?: ButtonLook;
  /** In progress: the button retains its focus and width, announces it, and ignores further presses. */
  readonly busy?: boolean;
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}

/**
 * Disabled until the page is hydrated: a form sent earlier would bypass the site's rules. Only a button that
 * the page itself disables looks dimmed, so nothing flickers at the start.
 */
export function Button({
  look = 'primary',
  busy = false,
  wide = false,
  icon,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const hydrated = useHydrated();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, wide)}
      disabled={disabled || !hydrated}
      data-dimmed={disabled || undefined}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner size="small" /> : icon}
      <span className={styles['label']}>{children}</span>
    </button>
  );
}
