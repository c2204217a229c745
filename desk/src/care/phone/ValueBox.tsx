import type { ComponentProps } from 'react';
import styles from '@riparo/ui/TextInput.module.css';

interface ValueBoxProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** Fixed text inside the field, such as +39. */
  readonly before?: string | undefined;
}

/**
 * A text field that other answers may fill: unlike the site's, which preserves text typed before hydration.
 */
export function ValueBox({ before, ...rest }: ValueBoxProps) {
  return (
    <span className={styles['box']} data-invalid={rest['aria-invalid']}>
      {before && (
        <span className={styles['fixed']} aria-hidden="true">
          {before}
        </span>
      )}
      <input {...rest} className={styles['input']} />
    </span>
  );
}
