import type { ReactNode } from 'react';
import styles from './Unbroken.module.css';

/** `Covid-19`: a word whose second half is a number is one word, also at the end of a line. */
const NUMBERED = /(\p{L}+-\d+)/u;

/** A title, with such words in one piece. */
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
