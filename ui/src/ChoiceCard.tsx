import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './ChoiceCard.module.css';
import type { ChoiceLook } from './choice-look.ts';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> {
  readonly type: 'radio' | 'checkbox';
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  readonly look?: ChoiceLook;
}

/**
 * One answer as a large card around a native radio or checkbox, as a tile with its picture, as a key with its
 * number, or as a line of a list.
 */
export function ChoiceCard({ label, description, icon, look = 'card', ...input }: ChoiceCardProps) {
  return (
    <label className={classNames(styles['card'], look !== 'card' && styles[look])}>
      <input {...input} className={styles['input']} />
      {icon && (
        <span className={styles['icon']} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles['texts']}>
        <span className={styles['label']}>{label}</span>
        {description && <span className={styles['description']}>{description}</span>}
      </span>
      <span className={styles['mark']} aria-hidden="true" />
    </label>
  );
}
