import { CircleAlert } from './icons/CircleAlert.ts';
import { CircleCheck } from './icons/CircleCheck.ts';
import { Info } from './icons/Info.ts';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Alert.module.css';
import { classNames } from './class-names.ts';

export type AlertTone = 'info' | 'success' | 'warning';

interface AlertProps extends Pick<ComponentProps<'div'>, 'ref' | 'role' | 'tabIndex' | 'aria-labelledby'> {
  readonly tone: AlertTone;
  readonly children: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: CircleAlert } satisfies Record<AlertTone, unknown>;

/** Information about the content below it. It stays on the screen, unlike a notice. */
export function Alert({ tone, children, ...rest }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div {...rest} className={classNames(styles['alert'], styles[tone])}>
      <Icon className={styles['icon']} size={24} aria-hidden="true" />
      <div className={styles['text']}>{children}</div>
    </div>
  );
}
