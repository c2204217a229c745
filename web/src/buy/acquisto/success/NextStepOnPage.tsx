import { type Signature, signatureCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { Suspense, useEffect, useRef, useState, useEffectEvent } from 'react';
import { fetchAgain as recheckSession } from '../../../platform/session/session-watch.ts';
import { progressOfSigned } from '../../firma/progress-of-signed.ts';
import { NextOfPurchase } from '../../progress/NextOfPurchase.tsx';
import styles from './NextStepOnPage.module.css';
import type { WatchedProgress } from '../../progress/use-purchase-progress.ts';
import type { PaymentAnswer } from './watch-payment.ts';
import { CreditCard } from '@riparo/ui/icons/CreditCard.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { type Payable, usePayment } from '../summary/use-payment.ts';
import { tokenOfSignature } from '@riparo/domain/buy/signature/link.ts';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { useCall } from '../../../platform/api/use-call.ts';

const SignHere = lazyPart(async () => (await import('../../firma/SignHere.tsx')).SignHere);

/**
 * Signing on this page. Not when another code is needed, or when the documents or the form fail to load: then
 * the signature page is one press away.
 */
function useSigningHere({ progress, fetchAgain, hear }: WatchedProgress) {
  const isComing = progress?.signing === 'preparing' || progress?.signing === 'to-sign';
  const form = useArrived(isComing);
  const token = progress?.next?.step === 'sign' ? tokenOfSignature(progress.next.path) : '';
  const isToSign = token !== '';
  const { result, fetchAgain: refetchAll } = useCall(
    signatureCall,
    { params: { token } },
    { when: isToSign },
  );
  const found = result?.ok ? result.value.data : null;

  const reportSigned = useEffectEvent((signed: Signature) => hear(progressOfSigned(signed)));
  useEffect(() => {
    // Signed in another window between the two answers.
    if (found?.state === 'signed') reportSigned(found);
  }, [found]);

  const look = useEffectEvent(() => {
    // Documents are read in other windows, and may be signed there.
    if (!document.hidden) fetchAgain();
  });
  useEffect(() => {
    if (!isToSign) return;
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isToSign]);

  const isHere = form === 'here' && found?.state === 'to-sign' && !found.needsCode;
  return {
    token,
    signature: isHere ? found : null,
    isAsked: isToSign && (result === null || form === null),
    refetchAll,
  };
}

/** Whether the code of the form is loaded; null while loading. */
function useArrived(isNeeded: boolean): 'here' | 'lost' | null {
  const [arrived, setArrived] = useState<'here' | 'lost' | null>(null);
  useEffect(() => {
    if (isNeeded)
      SignHere.preload().then(
        () => setArrived('here'),
        () => setArrived('lost'),
      );
  }, [isNeeded]);
  return arrived;
}

export type NextStepOnPageProps = {
  readonly uuid: string;
  readonly payment: PaymentAnswer;
  readonly purchase: WatchedProgress;
  readonly today: IsoDate;
  /** The payment must be checked again too. */
  readonly onOutdated: () => void;
};

/**
 * The next step after a purchase. Customers who proved their mailbox sign here, and pay afterwards if the
 * product is signed first; everyone else is led to the page that asks for the code.
 */
export function NextStepOnPage({ uuid, payment, purchase, today, onOutdated }: NextStepOnPageProps) {
  const { progress, isOver, fetchAgain, hear } = purchase;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSignedNow, setSignedNow] = useState(false);
  const { token, signature, isAsked, refetchAll } = useSigningHere(purchase);
  // The title replaces the form: focus it for screen readers.
  useEffect(() => {
    if (!isSignedNow) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isSignedNow]);

  const hearSigned = (signed: Signature) => {
    setSignedNow(true);
    hear(progressOfSigned(signed));
    // Signing with a proved mailbox signs the customer in, if nothing else opens their account.
    recheckSession();
  };
  const checkAgain = () => {
    refetchAll();
    fetchAgain();
    onOutdated();
  };

  return (
    <div className={styles['place']}>
      <NextOfPurchase
        progress={isAsked ? null : progress}
        today={today}
        isOver={isOver && !isAsked}
        onRetry={fetchAgain}
        isSignedBelow={signature !== null}
        signedNow={isSignedNow ? heading : undefined}
        payment={{
          price: formatEuro(cents(payment.priceCents)),
          button: (
            <PayNow deal={{ uuid, key: payment.product.key, product: payment.product }} onPaid={onOutdated} />
          ),
        }}
      />
      {signature && (
        <Suspense>
          <SignHere.Part
            token={token}
            signature={signature}
            heading={heading}
            onSigned={hearSigned}
            onOutdated={checkAgain}
          />
        </Suspense>
      )}
    </div>
  );
}

type PayNowProps = {
  readonly deal: Payable;
  /** Paid in another window meanwhile. */
  readonly onPaid: () => void;
};

/** From the signature straight to the card, with product and price beside it. */
function PayNow({ deal, onPaid }: PayNowProps) {
  const { isBusy, warning, pay } = usePayment(deal, { onPaid });
  return (
    <>
      <Button look="light" busy={isBusy} icon={<CreditCard size={20} aria-hidden="true" />} onClick={pay}>
        Paga ora
      </Button>
      {warning && <FormWarning>{warning}</FormWarning>}
    </>
  );
}
