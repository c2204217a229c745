import { formatPhone } from '@riparo/domain/person/phone.ts';
import type { QuotableProduct } from '@riparo/domain/quote/products.ts';
import type { Answers } from '@riparo/domain/wizard/definition.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Conversation } from './Conversation.tsx';
import styles from './QuoteOutcome.module.css';

type QuoteOutcomeProps = { readonly product: QuotableProduct; readonly answers: Answers };

/** What happens now that the request is stored. */
export function QuoteOutcome({ product, answers }: QuoteOutcomeProps) {
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
      <ol className={styles['steps']}>
        <li>Tra poco ricevi una conferma all’indirizzo {email}.</li>
        <li>Il consulente ti ascolta e risponde alle tue domande: la chiamata non ti impegna a nulla.</li>
        <li>Ricevi il preventivo per iscritto, da leggere con calma.</li>
      </ol>
      <ButtonLink to={paths.home} look="secondary">
        Torna alla home
      </ButtonLink>
    </div>
  );
}
