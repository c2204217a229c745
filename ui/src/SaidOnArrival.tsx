import { Fragment, type ReactNode, useEffect, useState } from 'react';

/** The page's own heading has the focus by then, and is said first. */
const SETTLES_MS = 500;

/**
 * What a page was handed by the one before. A live region that comes together with its words is announced by no reader: so they
 * are put into it once more when the page is there. Nobody sees that.
 */
export function SaidOnArrival({ children }: { readonly children: ReactNode }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), SETTLES_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs
    <div role="status">
      <Fragment key={isThere ? 'said' : 'shown'}>{children}</Fragment>
    </div>
  );
}
