import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { isIsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import type { Withdrawal } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { SHORTEST_WITHDRAWABLE_DAYS, WITHDRAWAL_DAYS } from '@riparo/domain/buy/deal/withdrawal.ts';
import { paths } from '../../platform/router/paths.ts';
import { SupportContacts } from '../../platform/page/SupportContacts.tsx';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { DealNotice } from '../../platform/page/DealNotice.tsx';
import { ClosedDoor } from '../../platform/pictures/ClosedDoor.tsx';

/** The days are over, or there is nothing (left) to withdraw from. */
export function TooLate({ withdrawal: { product, lastDay } }: { readonly withdrawal: Withdrawal }) {
  return (
    <DealNotice picture={<ClosedDoor />}>
      <h1>Da questo contratto non si può più recedere</h1>
      <p>
        Da <strong>{product.title}</strong> si poteva recedere per {WITHDRAWAL_DAYS} giorni
        {lastDay !== null && isIsoDate(lastDay) && `, fino ${withArticle('al', writtenDate(lastDay))}`}: il
        termine è passato, la copertura dura meno di {SHORTEST_WITHDRAWABLE_DAYS} giorni o la pratica è già
        chiusa. Il contratto non è cambiato.
      </p>
      <p>Se pensi che ci sia un errore, o se ti è successo qualcosa, parlane con noi.</p>
      <div>
        <ButtonLink to={paths.home}>Torna alla home</ButtonLink>
      </div>
      <section aria-labelledby="parlarne">
        <h2 id="parlarne">Parliamone</h2>
        <SupportContacts />
      </section>
    </DealNotice>
  );
}
