import { centsFromEuro, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Alert } from '@riparo/ui/Alert.tsx';
import { useNavigationType, useNavigate } from '../../../platform/router/router.tsx';
import type { OpenDeal } from '../deal-place.ts';
import { purchaseWords } from '../purchase-words.ts';
import { DataGroups } from './DataGroups.tsx';
import { dealGroups } from './deal-groups.ts';
import { DocumentsToRead } from './DocumentsToRead.tsx';
import { PayCard } from './PayCard.tsx';
import styles from './Summary.module.css';
import { SummaryLead } from './SummaryLead.tsx';
import { PenLine } from '@riparo/ui/icons/PenLine.ts';
import { ShieldCheck } from '@riparo/ui/icons/ShieldCheck.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { CardNote, ProductCard } from './ProductCard.tsx';
import { paths } from '../../../platform/router/paths.ts';
import type { FailureHandOver } from '../../../platform/page/failure-hand-over.ts';
import type { Destination } from '../../../platform/wizard/use-wizard.ts';

// Loaded while the summary is read: too large for the first screen.
const load = () => import('./ask-for-policy.ts');

/** One press at a time. Repeated requests, also from two windows, get the same answer and one policy. */
function useRequest(deal: OpenDeal, onStale: () => void) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);
  const onScreen = useRef(false);
  const own = deal.product.webFlowBaseUrl + deal.uuid;

  useEffect(() => {
    onScreen.current = true;
    void load().catch(() => undefined);
    return () => {
      onScreen.current = false;
    };
  }, []);

  const ask = async (): Promise<Destination | 'stale'> => {
    try {
      const { requestPolicy } = await load();
      return await requestPolicy(deal);
    } catch {
      return { to: paths.failure, state: { backAddress: own } satisfies FailureHandOver };
    }
  };

  const request = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const place = await ask();
    // A visitor who has left the page must not be pulled away from the next one.
    if (!onScreen.current) return;
    if (place !== 'stale') return void navigate(place.to, { state: place.state });
    underWay.current = false;
    setBusy(false);
    onStale();
  };

  return { isBusy, request: () => void request() };
}

const CompletionCard = lazyPart(async () => (await import('./completion/CompletionCard.tsx')).CompletionCard);

type SummaryProps = {
  readonly deal: OpenDeal;
  readonly isCancelled: boolean;
  /** The screen is out of date. */
  readonly onStale: () => void;
};

/** The lead text by the deal's stage. */
const leads = {
  pay: 'Se tutto è giusto, paga con carta.',
  request: 'Se tutto è giusto, acquista: prima firmi, poi paghi.',
  signed: 'Hai firmato i documenti: per attivare la polizza manca solo il pagamento.',
  complete: 'Per andare avanti manca ancora qualcosa.',
  renewal: 'È un altro anno dello stesso contratto: non c’è nulla da firmare, basta pagare con carta.',
} as const;

function taskOf({ order, isRenewal, isCorrectable, missing }: OpenDeal): keyof typeof leads {
  if (missing.length > 0) return 'complete';
  if (isRenewal) return 'renewal';
  if (order !== 'sign-first') return 'pay';
  // A deal waiting for its payment is signed, and can no longer be corrected.
  return isCorrectable ? 'request' : 'signed';
}

export function Summary({ deal, isCancelled, onStale }: SummaryProps) {
  const task = taskOf(deal);
  const { greetsByName } = purchaseWords(deal.key);
  const heading = useRef<HTMLHeadingElement>(null);
  const how = useNavigationType();
  // After a navigation inside the site it is read out, in place of the skeleton.
  useEffect(() => {
    if (how !== 'POP') heading.current?.focus({ preventScroll: true });
    // Only when it appears.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <div className={styles['summary']}>
      <header className={styles['opening']}>
        <h1 ref={heading} tabIndex={-1}>
          {greetsByName ? `Ciao ${deal.buyer.firstName}, ecco il tuo riepilogo` : 'Ecco il tuo riepilogo'}
        </h1>
        <SummaryLead />
        <p className={styles['task']}>
          <strong>{deal.product.title}</strong>, {formatEuro(centsFromEuro(deal.product.fixedPrice))}{' '}
          all’anno. {leads[task]}
        </p>
        {isCancelled && (
          <Alert tone="info">
            <p>
              <strong>Il pagamento non è stato completato.</strong> I tuoi dati sono ancora qui: puoi
              riprendere quando vuoi.
            </p>
          </Alert>
        )}
      </header>
      <div className={styles['check']}>
        <DataGroups groups={dealGroups(deal)} isCorrectable={deal.isCorrectable} />
        <DocumentsToRead productKey={deal.key} order={deal.order} />
      </div>
      <div className={styles['pay']}>
        {task === 'complete' ? (
          <Suspense fallback={null}>
            <CompletionCard.Part deal={deal} />
          </Suspense>
        ) : task === 'request' ? (
          <RequestCard deal={deal} onStale={onStale} />
        ) : (
          <PayCard deal={deal} />
        )}
      </div>
    </div>
  );
}

type RequestCardProps = { readonly deal: OpenDeal; readonly onStale: () => void };

/** For a product signed before payment: requesting it makes the documents, and costs nothing yet. */
function RequestCard({ deal, onStale }: RequestCardProps) {
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
