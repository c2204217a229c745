import { type ComponentProps, type ReactNode, useState } from 'react';
import styles from './TextInput.module.css';

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className' | 'value'> {
  /** Fixed text inside the box, such as +39. */
  readonly before?: ReactNode;
  /** Fixed text inside the box, such as €. */
  readonly after?: ReactNode;
  /** A button inside the box, such as one that shows a password. */
  readonly action?: ReactNode;
}

/**
 * What is known of somebody arrives a moment after the page: not into a box where they are typing, who would then have it
 * twice. What is typed before counts in any case, because the box is uncontrolled.
 */
function useQuietly(text: TextInputProps['defaultValue'], id: string | undefined) {
  const [known, setKnown] = useState({ text, shown: text });
  if (known.text !== text) setKnown({ text, shown: document.activeElement?.id === id ? known.shown : text });
  return known.shown;
}

/** Uncontrolled on purpose: what a visitor types before the hydration stays in the box. */
export function TextInput({ before, after, action, type = 'text', defaultValue, ...rest }: TextInputProps) {
  const shown = useQuietly(defaultValue, rest.id);
  return (
    <span className={styles['box']} data-invalid={rest['aria-invalid']}>
      {before && (
        <span className={styles['fixed']} aria-hidden="true">
          {before}
        </span>
      )}
      <input {...rest} type={type} defaultValue={shown} className={styles['input']} />
      {after && (
        <span className={styles['fixed']} aria-hidden="true">
          {after}
        </span>
      )}
      {action}
    </span>
  );
}
