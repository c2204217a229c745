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
 * Known data arrive just after the page: they must not go into a field being typed in, which would then have
 * both. Text typed earlier always counts, because the field is uncontrolled.
 */
function useQuietly(text: TextInputProps['defaultValue'], id: string | undefined) {
  const [known, setKnown] = useState({ text, shown: text });
  if (known.text !== text) setKnown({ text, shown: document.activeElement?.id === id ? known.shown : text });
  return known.shown;
}

/** Uncontrolled on purpose: text typed before hydration stays in the field. */
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
