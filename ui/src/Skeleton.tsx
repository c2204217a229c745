import { classNames } from './class-names.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  readonly shape?: 'text' | 'title' | 'control' | 'card';
  readonly width?: 'full' | 'wide' | 'half' | 'short';
}

/** A placeholder for content that is loading. Add words beside it with a Spinner's label. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={classNames(styles['skeleton'], styles[shape], styles[width])} aria-hidden="true" />;
}
