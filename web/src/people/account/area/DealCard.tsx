import { withArticle } from '@riparo/domain/platform/values/article.ts';
import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import {
  dayInRome,
  formatItalianDate,
  type IsoDate,
  isIsoDate,
} from '@riparo/domain/platform/values/calendar.ts';
import { partRefundInWords } from '@riparo/domain/buy/payment/refund.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { Suspense } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Unbroken } from '@riparo/ui/Unbroken.tsx';
import { paths } from '../../../platform/router/paths.ts';
import { TextLink } from '../../../platform/router/links/TextLink.tsx';
import { NextStepLink } from '../../../buy/progress/NextStepLink.tsx';
import { ProductPicture } from '../../../platform/pictures/ProductPicture.tsx';
import styles from './DealCard.module.css';
import { hasDays, statusOf } from './deal-status.ts';
import { dealCardId } from './show-deal.ts';
import { Fold } from '@riparo/ui/Fold.tsx';
import { InsideDeal } from './InsideDeal.tsx';

const Plate = lazyPart(async () => (await import('./Plate.tsx')).Plate);

const written = (day: string | null) => (day !== null && isIsoDate(day) ? formatItalianDate(day) : null);
const dayOf = (moment: string) => formatItalianDate(dayInRome(new Date(moment)));

type DealCardProps = {
  readonly deal: OwnDeal;
  readonly today: IsoDate;
  /** The only deal: its documents are unfolded. */
  readonly isAlone: boolean;
  /** Its number plate was entered here. */
  readonly onPlateAdded: (uuid: string) => void;
  /** An action here changes the to-do list. */
  readonly onChanged: (deals: readonly OwnDeal[]) => void;
};

/** A purchase: product, status and actions, with its documents folded away. */
export function DealCard({ deal, today, isAlone, onPlateAdded, onChanged }: DealCardProps) {
  const { product, uuid, plate, withdrawal } = deal;
  const { label, text, tone } = statusOf(deal, today);
  const withdrawableUntil = written(withdrawal.lastDay);
  return (
    <li className={styles['deal']} id={dealCardId(uuid)} tabIndex={-1} data-tone={tone}>
      <div className={styles['head']}>
        <div className={styles['picture']}>
          <ProductPicture productKey={product.key} />
        </div>
        <div className={styles['what']}>
          <span className={styles['standing']}>{label}</span>
          <h3>
            <Unbroken text={product.title} />
          </h3>
          <ul className={styles['facts']}>
            {factsOf(deal, today).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      </div>
      {text && <p className={styles['text']}>{text}</p>}
      {deal.partRefund && (
        <p className={styles['text']}>{partRefundInWords(deal.partRefund, tone === 'closed')}</p>
      )}
      {deal.next && (
        <div>
          <NextStepLink next={deal.next} look="secondary" />
        </div>
      )}
      {plate && (plate.state !== 'closed' || plate.code === null) && (
        <Suspense>
          <Plate.Part uuid={uuid} plate={plate} onAdded={() => onPlateAdded(uuid)} />
        </Suspense>
      )}
      {withdrawal.state === 'open' && (
        <p className={styles['text']}>
          Hai cambiato idea? Puoi <TextLink to={paths.withdrawOwn(uuid)}>recedere dal contratto qui</TextLink>
          {withdrawableUntil && `, fino ${withArticle('al', withdrawableUntil)}`}.
        </p>
      )}
      <DealDocuments deal={deal} isOpen={isAlone} onChanged={onChanged} />
    </li>
  );
}

/** Period and price; for unfinished purchases the deadline. */
function factsOf(deal: OwnDeal, today: IsoDate): string[] {
  const { startsOn, endsOn, priceCents, isYearly, plate, expiresAt, next } = deal;
  const [from, to] = hasDays(deal, today) ? [written(startsOn), written(endsOn)] : [];
  const price = formatEuro(cents(priceCents));
  return [
    ...(from && to ? [`${withArticle('Dal', from)} ${withArticle('al', to)}`] : []),
    ...(expiresAt && next ? [`Da completare entro ${withArticle('il', dayOf(expiresAt))}`] : []),
    isYearly ? `${price} all’anno` : price,
    ...(plate?.code ? [`Contrassegno ${plate.code}`] : []),
  ];
}

type DealDocumentsProps = {
  readonly deal: OwnDeal;
  readonly isOpen: boolean;
  readonly onChanged: (deals: readonly OwnDeal[]) => void;
};

/** The documents and details of a purchase, folded away. */
function DealDocuments({ deal, isOpen, onChanged }: DealDocumentsProps) {
  const { documents, history, product } = deal;
  if (documents.length === 0 && history.length === 0) return null;
  const title = documents.length > 0 ? `Documenti e dettagli (${documents.length})` : 'I dettagli';
  // Several purchases have the same fold: name the purchase for screen readers.
  return (
    <Fold title={title} label={`${title}, ${product.title}`} size="small" isOpen={isOpen}>
      <InsideDeal deal={deal} onChanged={onChanged} />
    </Fold>
  );
}
