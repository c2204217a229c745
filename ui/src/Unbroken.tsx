import type { ReactNode } from 'react';
import styles from './Unbroken.module.css';

/** `Covid-19`: a word whose second half is a number must not break at the end of a line. */
const NUMBERED = /(\p{L}+-\d+)/u;

/** A title with such words unbroken. */
export function Unbroken({ text }: { readonly text: string }): ReactNode {
  const [before = '', word, ...after] = text.split(NUMBERED);
  if (word === undefined) return text;
  return (
    <>
      {before}
      <span className={styles['word']}>{word}</span>
      <Unbroken text={after.join('')} />
    </>
  );
}
