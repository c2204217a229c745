import { withArticle } from '@riparo/domain/values/article.ts';
import { dayInRome, isIsoDate, writtenDate } from '@riparo/domain/values/calendar.ts';
import type { Signature } from '@riparo/domain/contract/signature-calls.ts';
import { refundInWords } from '@riparo/domain/payment/refund.ts';
import { useEffect, useRef } from 'react';
import { paths } from '../../router/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { DealNotice } from '../acquisto/ops/DealNotice.tsx';
import { DeskAtWork } from '../../pictures/DeskAtWork.tsx';
import { DocumentList } from '../account/DocumentList.tsx';

type SignedProps = {
  readonly signature: Signature;
  /** Signed just now, on this page. */
  readonly isNew?: boolean;
};

const written = (day: string | null) => (day !== null && isIsoDate(day) ? writtenDate(day) : null);

/** Signed: what was, and what comes next. */
export function Signed({ signature, isNew = false }: SignedProps) {
  const { product, documents, signedAt } = signature;
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the form: whoever does not see it hears it.
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  return (
    <DealNotice picture={<DeskAtWork />}>
      <h1 ref={heading} tabIndex={-1}>
        {isNew ? 'Fatto, hai firmato!' : 'Hai già firmato'}
      </h1>
      <p>
        I documenti di <strong>{product.title}</strong> sono firmati
        {signedAt && ` ${withArticle('dal', writtenDate(dayInRome(new Date(signedAt))))}`}.{' '}
        {nextOf(signature)}
      </p>
      {isNew && <p>La tua copia firmata arriva per e-mail tra poco: conservala.</p>}
      <Stack direction="row" gap={3}>
        <ButtonLink to={paths.personalArea}>Vai alla tua area personale</ButtonLink>
        <ButtonLink to={paths.home} look="secondary">
          Torna alla home
        </ButtonLink>
      </Stack>
      {documents.length > 0 && (
        <section aria-labelledby="documenti">
          <h2 id="documenti">I tuoi documenti</h2>
          <DocumentList documents={documents} />
        </section>
      )}
    </DealNotice>
  );
}

function nextOf({ isClosed, refund, next, ...days }: Signature): string {
  if (isClosed)
    return `In seguito la pratica è stata chiusa: la copertura non c’è più. ${refund ? refundInWords(refund) : ''}`;
  const [startsOn, endsOn] = [written(days.startsOn), written(days.endsOn)];
  if (startsOn && endsOn)
    return `La copertura va ${withArticle('dal', startsOn)} ${withArticle('al', endsOn)}.`;
  return next === 'payment'
    ? 'Per attivare la polizza manca il pagamento: il link ti arriva per e-mail.'
    : '';
}
