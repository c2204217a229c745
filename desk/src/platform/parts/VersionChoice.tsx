import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '@riparo/ui/Alert.tsx';
import styles from './VersionChoice.module.css';

interface VersionChoiceProps {
  /** Of the field with the value `mine` or `theirs`. */
  readonly name: string;
  readonly legend: string;
  readonly theirs: Version;
  readonly mine: Version;
}

type Version = { readonly whose: string; readonly text: string };

/** A conflict in one field: one of the two versions is chosen. */
export const VersionChoice = ({ name, legend, theirs, mine }: VersionChoiceProps) => (
  <fieldset className={styles['versions']}>
    <legend>{legend}</legend>
    <label className={styles['version']}>
      <input type="radio" name={name} value="theirs" defaultChecked />
      <span className={styles['whose']}>{theirs.whose}</span>
      <span className={styles['text']}>{theirs.text}</span>
    </label>
    <label className={styles['version']}>
      <input type="radio" name={name} value="mine" />
      <span className={styles['whose']}>{mine.whose}</span>
      <span className={styles['text']}>{mine.text}</span>
    </label>
  </fieldset>
);

/** Says that another person saved first: takes the focus when it appears. */
export function EditConflict({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tone="warning" role="alert" tabIndex={-1}>
      <p>{children}</p>
    </Alert>
  );
}
