import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { Fold } from '@riparo/ui/Fold.tsx';
import { InsideDeal } from './InsideDeal.tsx';

type DealPapersProps = {
  readonly deal: OwnDeal;
  readonly isOpen: boolean;
  readonly onChanged: (deals: readonly OwnDeal[]) => void;
};

/** Everything about a purchase that is at hand, and not in the way. */
export function DealPapers({ deal, isOpen, onChanged }: DealPapersProps) {
  const { documents, history, product } = deal;
  if (documents.length === 0 && history.length === 0) return null;
  const title = documents.length > 0 ? `Documenti e dettagli (${documents.length})` : 'I dettagli';
  // Several purchases have the same fold: whoever does not see the card hears of which this one is.
  return (
    <Fold title={title} label={`${title}, ${product.title}`} size="small" isOpen={isOpen}>
      <InsideDeal deal={deal} onChanged={onChanged} />
    </Fold>
  );
}
