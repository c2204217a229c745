import { type Signature, signatureCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { Suspense, useEffect, useRef, useState, useEffectEvent } from 'react';
import { askAgain as lookWhoIsIn } from '../../../platform/session/session-watch.ts';
import { progressOfSigned } from '../../firma/progress-of-signed.ts';
import { NextOfPurchase } from '../../progress/NextOfPurchase.tsx';
import styles from './NextHere.module.css';
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
 * What is signed on the very page that says it is to be signed: nothing where another code is needed, or where the documents or the
 * form do not come; then the page of the signature is one press away.
 */
function useSigningHere({ progress, askAgain, hear }: WatchedProgress) {
  const isComing = progress?.signing === 'preparing' || progress?.signing === 'to-sign';
  const form = useArrived(isComing);
  const token = progress?.next?.step === 'sign' ? tokenOfSignature(progress.next.path) : '';
  const isToSign = token !== '';
  const { result, askAgain: askAnew } = useCall(signatureCall, { params: { token } }, { when: isToSign });
  const found = result?.ok ? result.value.data : null;

  const tellSigned = useEffectEvent((signed: Signature) => hear(progressOfSigned(signed)));
  useEffect(() => {
    // In another window, between the two answers.
    if (found?.state === 'signed') tellSigned(found);
  }, [found]);

  const look = useEffectEvent(() => {
    // Documents are read in other windows, and may be signed there.
    if (!document.hidden) askAgain();
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
    askAnew,
  };
}

/** Whether the code of the form is here: null while it is on its way. */
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

export type NextHereProps = {
  readonly uuid: string;
  readonly payment: PaymentAnswer;
  readonly purchase: WatchedProgress;
  readonly today: IsoDate;
  /** The payment is to be looked at again too. */
  readonly onOutdated: () => void;
};

/**
 * What whoever has bought does now. Whoever proved their mailbox in the purchase signs right here, and pays what is signed first;
 * everybody else is led to where the code is asked for.
 */
export function NextHere({ uuid, payment, purchase, today, onOutdated }: NextHereProps) {
  const { progress, isOver, askAgain, hear } = purchase;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isSignedNow, setSignedNow] = useState(false);
  const { token, signature, isAsked, askAnew } = useSigningHere(purchase);
  // The title takes the place of the form: whoever does not see it hears it.
  useEffect(() => {
    if (!isSignedNow) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isSignedNow]);

  const hearSigned = (signed: Signature) => {
    setSignedNow(true);
    hear(progressOfSigned(signed));
    // Whoever signs with the mailbox they proved is in, if nothing else opens their account.
    lookWhoIsIn();
  };
  const lookAgain = () => {
    askAnew();
    askAgain();
    onOutdated();
  };

  return (
    <div className={styles['place']}>
      <NextOfPurchase
        progress={isAsked ? null : progress}
        today={today}
        isOver={isOver && !isAsked}
        onAskAgain={askAgain}
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
            onOutdated={lookAgain}
          />
        </Suspense>
      )}
    </div>
  );
}

type PayNowProps = {
  readonly deal: Payable;
  /** In another window meanwhile. */
  readonly onPaid: () => void;
};

/** From what is signed straight to the card: what is bought, and its price, stand beside it. */
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
