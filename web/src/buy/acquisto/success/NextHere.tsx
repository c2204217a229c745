import type { Signature } from '@riparo/domain/buy/purchase/signature-calls.ts';
import type { IsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { askAgain as lookWhoIsIn } from '../../../platform/session/session-watch.ts';
import { progressOfSigned } from '../../firma/progress-of-signed.ts';
import { NextOfPurchase } from '../../progress/NextOfPurchase.tsx';
import styles from './NextHere.module.css';
import { PayNow } from './PayNow.tsx';
import type { WatchedProgress } from '../../progress/use-purchase-progress.ts';
import { SignHere, useSigningHere } from './use-signing-here.ts';
import type { PaymentAnswer } from './watch-payment.ts';

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
