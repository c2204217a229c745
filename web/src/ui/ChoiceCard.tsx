import type { ComponentProps, ReactNode } from 'react';
import styles from './ChoiceCard.module.css';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> {
  readonly type: 'radio' | 'checkbox';
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
}

/** One answer as a large card around a native radio or checkbox. */
export function ChoiceCard({ label, description, icon, ...input }: ChoiceCardProps) {
  return (
    <label className={styles['card']}>
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
