import { useEffect, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** While a slider is dragged every stop would be read out: only where it rests is. */
const RESTS_MS = 500;

/** Tells screen readers, politely, what stands elsewhere on the page, such as a price; what it was at first is no news. */
export function SaidWhenChanged({ text }: { readonly text: string }) {
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
