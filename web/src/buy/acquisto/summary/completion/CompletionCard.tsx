import { PURCHASE_CONSENT_TEXTS } from '@riparo/domain/buy/purchase/consents.ts';
import { ListChecks } from '@riparo/ui/icons/ListChecks.ts';
import { ShieldCheck } from '@riparo/ui/icons/ShieldCheck.ts';
import { ButtonLink } from '../../../../platform/router/links/ButtonLink.tsx';
import type { OpenDeal } from '../../deal-place.ts';
import { COMPLETION } from '../correction-address.ts';
import { CardNote, ProductCard } from '../ProductCard.tsx';

const isConsent = (name: string) => Object.hasOwn(PURCHASE_CONSENT_TEXTS, name);

function missingInWords({ missing }: OpenDeal): string {
  if (missing.every(isConsent)) return 'mancano solo le tue conferme e i tuoi consensi';
  return `servono ancora poche risposte${missing.some(isConsent) ? ', le tue conferme e i tuoi consensi' : ''}`;
}

/** Replaces the payment until nothing is missing. */
export function CompletionCard({ deal }: { readonly deal: OpenDeal }) {
  return (
    <ProductCard
      deal={deal}
      renderAction={(place) => (
        <ButtonLink {...place} to={`?${COMPLETION}`} icon={<ListChecks size={20} aria-hidden="true" />}>
          Completa quello che manca
        </ButtonLink>
      )}
    >
      <CardNote>
        <ShieldCheck size={20} aria-hidden="true" />
        Ora non paghi nulla: {missingInWords(deal)}, poi si apre il passo successivo.
      </CardNote>
    </ProductCard>
  );
}
