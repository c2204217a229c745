import { Fragment, type ReactNode, useEffect, useState } from 'react';

/** By then the page's heading has received the focus and been announced. */
const SETTLES_MS = 500;

/**
 * A message passed on by the previous page. Screen readers ignore a live region that appears together with
 * its text, so the text is inserted again, invisibly, when the page is ready.
 */
export function AnnouncedOnArrival({ children }: { readonly children: ReactNode }) {
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
