import styles from './button-look.module.css';
import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'light' | 'danger' | 'dangerQuiet';

/** Buttons and links that look like buttons share these classes. */
export function buttonClass(look: ButtonLook, wide: boolean): string {
  return classNames(styles['button'], styles[look], wide && styles['wide']);
}
