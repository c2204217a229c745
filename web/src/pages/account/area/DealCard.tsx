import { withArticle } from '@riparo/domain/values/article.ts';
import type { OwnDeal } from '@riparo/domain/contract/deal-calls.ts';
import { dayInRome, formatItalianDate, type IsoDate, isIsoDate } from '@riparo/domain/values/calendar.ts';
import { cents, formatEuro } from '@riparo/domain/values/money.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../loading/lazy-part.ts';
import { paths } from '../../../router/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './DealCard.module.css';
import { DealPapers } from './DealPapers.tsx';
import { Renewal } from './Renewal.tsx';
import { standingOf } from './deal-standing.ts';

const Plate = lazyPart(async () => (await import('./Plate.tsx')).Plate);

const written = (day: string | null) => (day !== null && isIsoDate(day) ? formatItalianDate(day) : null);
const dayOf = (moment: string) => formatItalianDate(dayInRome(new Date(moment)));

/** One purchase: what, how it stands, and what to do about it. */
export function DealCard({ deal, today }: { readonly deal: OwnDeal; readonly today: IsoDate }) {
  const { product, uuid, expiresAt, plate } = deal;
  const { label, text, tone, isResumable } = standingOf(deal, today);
  const [startsOn, endsOn] = [written(deal.startsOn), written(deal.endsOn)];
  const price = formatEuro(cents(deal.priceCents));
  const facts = [
    ['Prezzo', deal.isYearly ? `${price} all’anno` : price],
    ['Aperta il', dayOf(deal.createdAt)],
    ...(startsOn ? [['Inizio', startsOn]] : []),
    ...(endsOn ? [['Scadenza', endsOn]] : []),
    ...(plate?.code ? [['Contrassegno', plate.code]] : []),
    ...(expiresAt && isResumable ? [['Da completare entro il', dayOf(expiresAt)]] : []),
  ];
  const { withdrawal } = deal;
  const withdrawableUntil = written(withdrawal.lastDay);
  return (
    <Card as="li">
      <div className={styles['deal']}>
        <div className={styles['head']}>
          <h3>{product.title}</h3>
          <span className={styles['standing']} data-tone={tone}>
            {label}
          </span>
        </div>
        <p className={styles['text']}>{text}</p>
        <dl className={styles['facts']}>
          {facts.map(([term, detail]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        {isResumable && (
          <div>
            <ButtonLink to={product.webFlowBaseUrl + uuid} look="secondary">
              Riprendi l’acquisto
            </ButtonLink>
          </div>
        )}
        <DealPapers documents={deal.documents} history={deal.history} productTitle={product.title} />
        <Renewal deal={deal} />
        {plate && (plate.state !== 'closed' || plate.code === null) && (
          <Suspense>
            <Plate.Part uuid={uuid} plate={plate} />
          </Suspense>
        )}
        {withdrawal.state === 'open' && (
          <p className={styles['text']}>
            Hai cambiato idea? Puoi{' '}
            <TextLink to={paths.withdrawOwn(uuid)}>recedere dal contratto qui</TextLink>
            {withdrawableUntil && `, fino ${withArticle('al', withdrawableUntil)}`}.
          </p>
        )}
      </div>
    </Card>
  );
}
