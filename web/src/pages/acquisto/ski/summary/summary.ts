/** What comes of the answers, in one chunk. */
export { SummaryBar } from './SummaryBar.tsx';
export { SummaryCard } from './SummaryCard.tsx';
