import { SummaryBar } from './SummaryBar.tsx';
import { SummaryCard } from './SummaryCard.tsx';

/** What comes of the answers: beside the questions on a desk, below them on a phone. */
export function Summary({ at }: { readonly at: 'side' | 'edge' }) {
  return at === 'side' ? <SummaryCard /> : <SummaryBar />;
}
