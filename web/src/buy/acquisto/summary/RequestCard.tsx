import { PenLine } from '@riparo/ui/icons/PenLine.ts';
import { ShieldCheck } from '@riparo/ui/icons/ShieldCheck.ts';
import { Button } from '@riparo/ui/Button.tsx';
import type { OpenDeal } from '../deal-place.ts';
import { CardNote, ProductCard } from './ProductCard.tsx';
import { useRequest } from './use-request.ts';

type RequestCardProps = { readonly deal: OpenDeal; readonly onStale: () => void };

/** For what is signed before it is paid: asking for it makes the documents, and costs nothing yet. */
export function RequestCard({ deal, onStale }: RequestCardProps) {
  const { isBusy, request } = useRequest(deal, onStale);
  return (
    <ProductCard
      deal={deal}
      renderAction={(place) => (
        <Button {...place} busy={isBusy} icon={<PenLine size={20} aria-hidden="true" />} onClick={request}>
          Acquista
        </Button>
      )}
    >
      <CardNote>
        <ShieldCheck size={20} aria-hidden="true" />
        Ora non paghi nulla: ti mandiamo i documenti da firmare e, dopo la firma, il link per pagare con
        carta.
      </CardNote>
    </ProductCard>
  );
}
