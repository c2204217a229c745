import { ListChecks, ShieldCheck } from 'lucide-react';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import type { OpenDeal } from '../../deal-place.ts';
import { COMPLETION } from '../correction-address.ts';
import { CardNote, ProductCard } from '../ProductCard.tsx';

/** In the place of the way to pay, until everything is told. */
export function CompletionCard({ deal }: { readonly deal: OpenDeal }) {
  return (
    <ProductCard deal={deal}>
      <ButtonLink look="light" wide to={`?${COMPLETION}`} icon={<ListChecks size={20} aria-hidden="true" />}>
        Completa quello che manca
      </ButtonLink>
      <CardNote>
        <ShieldCheck size={20} aria-hidden="true" />
        Ora non paghi nulla: servono ancora poche risposte e i tuoi consensi, poi si apre il passo successivo.
      </CardNote>
    </ProductCard>
  );
}
