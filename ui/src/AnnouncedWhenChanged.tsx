import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Announces the value only where a dragged slider stops, not every step. */
const RESTS_MS = 500;

/**
 * Announces politely to screen readers what is shown elsewhere on the page, such as a price; the initial
 * value is not announced.
 */
export function AnnouncedWhenChanged({ text }: { readonly text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const say = () => setSaid((before) => (before === '' && text === first ? '' : text));
    const timer = setTimeout(say, RESTS_MS);
    return () => clearTimeout(timer);
  }, [text, first]);

  return (
    <div role="status">
      <VisuallyHidden>{said}</VisuallyHidden>
    </div>
  );
}
