import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { dayInRome, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { type Signature, signatureCall } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { refundInWords } from '@riparo/domain/buy/payment/refund.ts';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../platform/router/paths.ts';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { KeyOffer } from '../../platform/session/key/KeyOffer.tsx';
import { NextOfPurchase } from '../progress/NextOfPurchase.tsx';
import { purchasePath } from '../progress/purchase-path.ts';
import { PurchasePath } from '../progress/PurchasePath.tsx';
import { DocumentCards } from './DocumentCards.tsx';
import { progressOfSigned } from './progress-of-signed.ts';
import styles from './Signed.module.css';
import { callApi } from '@riparo/ui/api/client.ts';
import { pollAnswers } from '../../platform/api/watch-answers.ts';

/** A product signed first can be paid once a job has sealed it, a moment later. */
const isBeingSealed = ({ next, paymentPath, isClosed }: Signature) =>
  next === 'payment' && paymentPath === null && !isClosed;

/** Polls a signature until there is something to do. */
function useSealed(token: string, signed: Signature) {
  const [signature, setSignature] = useState(signed);
  const [isOver, setOver] = useState(false);
  const isWaiting = isBeingSealed(signature) && !isOver;

  useEffect(() => {
    if (!isWaiting) return;
    return pollAnswers(
      (signal) => callApi(signatureCall, { params: { token }, signal }),
      ({ data }) => !isBeingSealed(data),
      {
        hear: ({ data }) => setSignature(data),
        missed: () => setOver(true),
        tired: () => setOver(true),
      },
    );
  }, [token, isWaiting]);

  return { signature, isOver, fetchAgain: () => setOver(false) };
}

type SignedProps = {
  readonly token: string;
  readonly signature: Signature;
  /** Signed just now, on this page. */
  readonly isNew?: boolean;
};

/** Signed: the progress, and the next step. */
export function Signed({ token, signature: signed, isNew = false }: SignedProps) {
  const { signature, isOver, fetchAgain } = useSealed(token, signed);
  const { product, documents, signedAt, isClosed, refund } = signature;
  const [today] = useState(() => dayInRome(new Date()));
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the form: focus it for screen readers.
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const progress = progressOfSigned(signature);

  return (
    <div className={styles['screen']}>
      <div className={styles['message']}>
        <h1 ref={heading} tabIndex={-1}>
          {isNew ? 'Fatto, hai firmato!' : 'Hai già firmato'}
        </h1>
        <p className={styles['lead']}>
          I documenti di <strong>{product.title}</strong> sono firmati
          {signedAt && ` ${withArticle('dal', writtenDate(dayInRome(new Date(signedAt))))}`}.{' '}
          {isClosed
            ? `In seguito la pratica è stata chiusa: la copertura non c’è più. ${refund ? refundInWords(refund) : ''}`
            : isNew && 'La tua copia firmata arriva per e-mail tra poco: conservala.'}
        </p>
        {!isClosed && (
          <>
            <PurchasePath stops={purchasePath(progress, today)} />
            <NextOfPurchase progress={progress} today={today} isOver={isOver} onRetry={fetchAgain} />
          </>
        )}
        {!isClosed && signature.next === 'start' && <KeyOffer />}
        <div>
          <ButtonLink to={paths.home} look="secondary">
            Torna alla home
          </ButtonLink>
        </div>
      </div>
      {documents.length > 0 && (
        <section aria-labelledby="documenti" className={styles['documents']}>
          <h2 id="documenti">I tuoi documenti</h2>
          <DocumentCards documents={documents} />
        </section>
      )}
    </div>
  );
}
