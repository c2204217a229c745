import { type ComponentType, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from './loading/lazy-part.ts';
import styles from './kept-picture.module.css';

const never = () => () => undefined;

/** True while the server's page hydrates, false for content rendered later. */
const useIsPrerendered = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

// During hydration React compares, and leaves the existing markup.
const AS_IT_IS = { __html: '' };

/**
 * A picture whose code the first page need not load: its HTML is already in the page. The code loads for
 * later navigation.
 */
export function prerenderedPicture<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const { Part } = lazyPart(load);
  return function PrerenderedPicture(props) {
    const isPrerendered = useIsPrerendered();
    const [isKept] = useState(isPrerendered && !import.meta.env.SSR);
    return isKept ? (
      <div className={styles['place']} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
    ) : (
      <div className={styles['place']}>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}
