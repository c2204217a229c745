import { formatPhone } from '@riparo/domain/platform/person/phone-number.ts';
import type { QuotableProduct } from '@riparo/domain/understand/quote/products.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { paths } from '../../platform/router/paths.ts';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { CallHours, CallMoment } from '../../platform/calls/CallMoment.tsx';
import { FollowRequest } from '../../platform/calls/FollowRequest.tsx';
import { Conversation } from './Conversation.tsx';
import styles from './QuoteOutcome.module.css';
import type { QuoteRequested } from './request-quote.ts';
import { guideSummaries } from '@riparo/domain/understand/guide/catalogue.ts';
import { BookOpen } from '@riparo/ui/icons/BookOpen.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';

type QuoteOutcomeProps = {
  readonly product: QuotableProduct;
  readonly requested: QuoteRequested;
  readonly answers: Answers;
};

/** What happens after the request is stored, and by when. */
export function QuoteOutcome({ product, requested, answers }: QuoteOutcomeProps) {
  const { firstname, email, phone } = answers;
  return (
    <div className={styles['outcome']}>
      <div className={styles['picture']}>
        <Conversation />
      </div>
      <h1 tabIndex={-1}>Grazie {firstname}, ti chiamiamo noi</h1>
      <p className={styles['lead']}>
        Abbiamo ricevuto la tua richiesta per «{product.title}». Un consulente ti chiamerà al{' '}
        <strong>{formatPhone(String(phone ?? ''))}</strong>.
      </p>
      {requested.token === null ? (
        <CallMoment promise={requested} />
      ) : (
        <>
          <FollowRequest token={requested.token} callBy={requested.callBy} />
          <CallHours />
        </>
      )}
      <ol className={styles['steps']}>
        <li>Tra poco ricevi una conferma all’indirizzo {email}.</li>
        <li>Il consulente ti ascolta e risponde alle tue domande: la chiamata non ti impegna a nulla.</li>
        <li>Ricevi il preventivo per iscritto, da leggere con calma.</li>
      </ol>
      <WorthReading productKey={product.key} />
      <ButtonLink to={paths.home} look="secondary">
        Torna alla home
      </ButtonLink>
    </div>
  );
}

/** Reading until the phone rings: about this product first, then everything. */
function WorthReading({ productKey }: { readonly productKey: string }) {
  const about = Object.values(guideSummaries).filter(({ quoteProduct }) => quoteProduct === productKey);
  return (
    <Card tone="sage" as="section" labelledBy="da-leggere">
      <div className={styles['reading']}>
        <h2 id="da-leggere" className={styles['title']}>
          <BookOpen size={22} aria-hidden="true" /> Intanto, da leggere
        </h2>
        <ul className={styles['links']}>
          {about.map(({ key, title }) => (
            <li key={key}>
              <TextLink to={paths.guide(key)}>{title}</TextLink>
            </li>
          ))}
          <li>
            <TextLink to={paths.guides}>Tutte le guide e il blog</TextLink>
          </li>
        </ul>
      </div>
    </Card>
  );
}
