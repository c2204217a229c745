import { type ComponentType, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from './loading/lazy-part.ts';
import styles from './kept-picture.module.css';

const never = () => () => undefined;

/** True while the page that the server sent comes to life, false for what is drawn later. */
const useIsPrerendered = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

// While a page comes to life React compares, and leaves what is there.
const AS_IT_IS = { __html: '' };

/**
 * A picture whose code the first page does without: the page has brought it as HTML. Its code comes for whoever goes from
 * page to page.
 */
export function keptPicture<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const { Part } = lazyPart(load);
  return function KeptPicture(props) {
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
