import type { ComponentProps } from 'react';
import styles from './SelectBox.module.css';

interface SelectBoxProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of a short list: the browser’s own control, which every keyboard and every phone supports. */
export function SelectBox({ options, ...rest }: SelectBoxProps) {
  return (
    <select {...rest} className={styles['box']}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
