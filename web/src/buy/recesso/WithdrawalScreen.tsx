import type { Withdrawal } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { useState } from 'react';
import { FailureScreen } from '../../platform/page/FailureScreen.tsx';
import { UnknownLink } from '../../platform/page/UnknownLink.tsx';
import { Withdrawing } from './Withdrawing.tsx';
import { Withdrawn } from './Withdrawn.tsx';
import type { WithdrawalResult } from './withdrawal-result.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { isIsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { MIN_WITHDRAWABLE_DAYS, WITHDRAWAL_DAYS } from '@riparo/domain/buy/deal/withdrawal.ts';
import { paths } from '../../platform/router/paths.ts';
import { SupportContacts } from '../../platform/page/SupportContacts.tsx';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { DealNotice } from '../../platform/page/DealNotice.tsx';
import { ClosedDoor } from '../../platform/pictures/ClosedDoor.tsx';

type WithdrawalScreenProps = {
  /** Null until an answer arrives. */
  readonly result: WithdrawalResult | null;
  readonly fetchAgain: () => void;
  readonly withdraw: () => Promise<WithdrawalResult>;
};

const NOT_FOUND = 404;
/** The status for an invalid address. */
const NOT_AN_ADDRESS = 400;

export function WithdrawalScreen({ result, fetchAgain, withdraw }: WithdrawalScreenProps) {
  const [done, setDone] = useState<Withdrawal | null>(null);
  if (done) return <Withdrawn withdrawal={done} isNew />;
  const withdrawing = (withdrawal: Withdrawal | null) => (
    <Withdrawing withdrawal={withdrawal} withdraw={withdraw} onDone={setDone} onOutdated={fetchAgain} />
  );
  if (!result) return withdrawing(null);
  if (!result.ok) {
    const isUnknown = result.problem.status === NOT_FOUND || result.problem.status === NOT_AN_ADDRESS;
    return isUnknown ? <UnknownLink /> : <FailureScreen onRetry={fetchAgain} />;
  }
  const withdrawal = result.value.data;
  switch (withdrawal.state) {
    case 'open':
      return withdrawing(withdrawal);
    case 'withdrawn':
      return <Withdrawn withdrawal={withdrawal} />;
    case 'too-late':
      return <TooLate withdrawal={withdrawal} />;
  }
}

/** The withdrawal period has ended, or there is nothing to withdraw from. */
function TooLate({ withdrawal: { product, lastDay } }: { readonly withdrawal: Withdrawal }) {
  return (
    <DealNotice picture={<ClosedDoor />}>
      <h1>Da questo contratto non si può più recedere</h1>
      <p>
        Da <strong>{product.title}</strong> si poteva recedere per {WITHDRAWAL_DAYS} giorni
        {lastDay !== null && isIsoDate(lastDay) && `, fino ${withArticle('al', writtenDate(lastDay))}`}: il
        termine è passato, la copertura dura meno di {MIN_WITHDRAWABLE_DAYS} giorni o la pratica è già chiusa.
        Il contratto non è cambiato.
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
