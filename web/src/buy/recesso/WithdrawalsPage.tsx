import { ownDealsCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { requestWithdrawalLinkCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { WITHDRAWAL_DAYS } from '@riparo/domain/buy/deal/withdrawal.ts';
import { WITHDRAWAL_EXPLAINED, WITHOUT_WITHDRAWAL } from '@riparo/domain/buy/deal/withdrawal-texts.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { isIsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import {
  requestWithdrawalLinkForm,
  WITHDRAWAL_LINK_REQUESTED,
} from '@riparo/domain/buy/withdrawal/ask-withdrawal-link.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { Alert } from '@riparo/ui/Alert.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { SupportContacts } from '../../platform/page/SupportContacts.tsx';
import { paths } from '../../platform/router/paths.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { oneStepForm } from '../../platform/wizard/one-step-form.ts';
import { StandaloneForm } from '../../platform/wizard/StandaloneForm.tsx';
import { refused, refusedFields, useSending } from '../../platform/wizard/use-sending.ts';
import { AccountScreen } from '../../platform/page/account/AccountScreen.tsx';
import { OpenDoor } from '../../platform/page/account/OpenDoor.tsx';
import styles from './Withdrawing.module.css';

const form = oneStepForm(requestWithdrawalLinkForm);

/**
 * The start of every withdrawal, linked in the footer: with an account, or by a link mailed to the mailbox of
 * the purchase.
 */
export default function WithdrawalsPage() {
  const session = useSession();
  const isSignedIn = session.status === 'authenticated';
  const [isAsked, setAsked] = useState(false);
  return (
    <AccountScreen picture={<OpenDoor />}>
      <PageHead
        title="Recedere dal contratto"
        description="Hai cambiato idea? Recedi online da una polizza o da un sussidio, con l’account o con il numero e l’e-mail dell’acquisto."
      />
      <h1 tabIndex={-1}>Recedere dal contratto</h1>
      <p className={styles['lead']}>
        Hai cambiato idea? Va bene così: non devi spiegarci perché. Trova il contratto, guarda quanto ti
        restituiamo e conferma.
      </p>
      {isSignedIn && <OwnContracts />}
      <Card as="section" labelledBy="con-il-numero">
        <div className={styles['explained']}>
          <h2 id="con-il-numero">
            {isSignedIn ? 'Con il numero di un altro contratto' : 'Con il numero della polizza'}
          </h2>
          {isAsked ? (
            <Asked onAgain={() => setAsked(false)} />
          ) : (
            <>
              <p>
                Non serve un account: ti mandiamo il link all’e-mail con cui hai acquistato, anche per una
                polizza sci.
              </p>
              <AskLink onAsked={() => setAsked(true)} />
            </>
          )}
          {!isSignedIn && (
            <p>
              Hai un account? <TextLink to={paths.personalArea}>Accedi</TextLink>: i tuoi contratti sono lì.
            </p>
          )}
        </div>
      </Card>
      <section className={styles['explained']} aria-labelledby="che-cosa-succede">
        <h2 id="che-cosa-succede">Che cosa succede</h2>
        <ul>
          {[...WITHDRAWAL_EXPLAINED, WITHOUT_WITHDRAWAL].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className={styles['explained']} aria-labelledby="parlarne">
        <h2 id="parlarne">Non trovi il numero?</h2>
        <p>Puoi recedere anche scrivendoci: bastano il tuo nome e il prodotto.</p>
        <SupportContacts />
      </section>
    </AccountScreen>
  );
}

/** The signed-in customer's contracts that can still be withdrawn from. */
function OwnContracts() {
  const { result } = useCall(ownDealsCall, {});
  const open = result?.ok ? result.value.data.filter(({ withdrawal }) => withdrawal.state === 'open') : null;
  return (
    <Card as="section" labelledBy="i-tuoi-contratti">
      <div className={styles['explained']}>
        <h2 id="i-tuoi-contratti">I tuoi contratti</h2>
        {result?.ok === false && (
          <p>
            Non riusciamo a caricarli: li trovi nella{' '}
            <TextLink to={paths.personalArea}>tua area personale</TextLink>.
          </p>
        )}
        {result === null && <Skeleton shape="control" />}
        {open?.length === 0 && <p>Non hai contratti da cui si può ancora recedere.</p>}
        {open && open.length > 0 && (
          <ul>
            {open.map(({ uuid, product, withdrawal: { lastDay } }) => (
              <li key={uuid}>
                {product.title},{' '}
                {lastDay && isIsoDate(lastDay)
                  ? `fino ${withArticle('al', writtenDate(lastDay))}`
                  : `fino a ${WITHDRAWAL_DAYS} giorni dopo la firma`}
                : <TextLink to={paths.withdrawOwn(uuid)}>recedere dal contratto qui</TextLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function AskLink({ onAsked }: { readonly onAsked: () => void }) {
  const sending = useSending();
  return (
    <StandaloneForm
      form={form}
      sending={sending}
      hidesTitle
      onComplete={({ policyNumber, email }) =>
        void sending.send(
          () =>
            callApi(requestWithdrawalLinkCall, {
              body: { policyNumber: String(policyNumber), email: String(email) },
            }),
          (result) => {
            if (result.ok) return onAsked();
            const { fields, message } = result.problem;
            return fields ? refusedFields(fields) : refused(message);
          },
        )
      }
    />
  );
}

function Asked({ onAgain }: { readonly onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert tone="success" ref={box} tabIndex={-1} role="status">
      <p>{WITHDRAWAL_LINK_REQUESTED}</p>
      <p>
        <button type="button" className={styles['again']} onClick={onAgain}>
          Scrivi di nuovo i dati
        </button>
      </p>
    </Alert>
  );
}
