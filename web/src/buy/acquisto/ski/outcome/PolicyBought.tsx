import { dayInRome, formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { SKI_FORM_ID } from '@riparo/domain/buy/products/ski/opening.ts';
import { RotateCw } from '@riparo/ui/icons/RotateCw.ts';
import { useEffect, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { useSession } from '../../../../platform/session/use-session.ts';
import { paths } from '../../../../platform/router/paths.ts';
import { SupportContacts } from '../../../../platform/page/SupportContacts.tsx';
import { ButtonLink } from '../../../../platform/router/links/ButtonLink.tsx';
import { deleteProgress } from '../../../../platform/wizard/forget-progress.ts';
import { DeskAtWork } from '../../../../platform/pictures/DeskAtWork.tsx';
import { OnTheSlopes } from '../../../../platform/pictures/OnTheSlopes.tsx';
import { OpenUmbrella } from '../../../../platform/pictures/OpenUmbrella.tsx';
import { NextStepCard } from '../../../progress/NextStepCard.tsx';
import { WaysOn } from '../../success/WaysOn.tsx';
import { purchasePath } from '../../../progress/purchase-path.ts';
import { PurchasePath } from '../../../progress/PurchasePath.tsx';
import confetti from '../../success/Bought.module.css';
import styles from '../../success/Outcome.module.css';
import { useConfetti } from '../../success/use-confetti.ts';
import type { PolicyPayment } from './use-policy-payment.ts';

/** Undefined until the server has answered. */
type State = PolicyPayment['state'] | undefined;

const LOOK_EVERYWHERE = 'Controlla anche nella posta indesiderata, o spam.';

export const leadOf = (state: State): string =>
  state === 'paid'
    ? `I documenti arrivano per e-mail entro 2 minuti dal pagamento. ${LOOK_EVERYWHERE}`
    : `Appena il pagamento è confermato i documenti arrivano per e-mail, entro 2 minuti. ${LOOK_EVERYWHERE}`;

export const amountTermOf = (state: State): string => (state === 'paid' ? 'Importo pagato' : 'Importo');

const NEXT_STEPS = [
  {
    title: 'Guarda la tua e-mail',
    text: 'Entro 2 minuti dal pagamento arrivano il certificato di ogni persona assicurata e la ricevuta.',
  },
  {
    title: 'Non li trovi?',
    text: 'Controlla anche nella posta indesiderata, o spam: a volte finiscono lì.',
  },
  { title: 'In pista', text: 'Tieni il certificato sul telefono: basta quello, non serve stamparlo.' },
];

type PolicyBoughtProps = {
  /** Null until the server has answered. */
  readonly answer: PolicyPayment | null;
  readonly isUnknown: boolean;
  /** Shown only in the personal area. */
  readonly isElsewhere: boolean;
  readonly isOver: boolean;
  readonly onRetry: () => void;
};

/** Shown at once after a successful payment; the payment's status is stated on it. */
export function PolicyBought({ answer, isUnknown, isElsewhere, isOver, onRetry }: PolicyBoughtProps) {
  const isPaid = answer?.state === 'paid';
  const isSignedIn = useSession().status === 'authenticated';
  const [today] = useState(() => dayInRome(new Date()));
  useEffect(() => {
    // The answers are no longer needed.
    if (isPaid) deleteProgress(SKI_FORM_ID);
  }, [isPaid]);
  const travelled = {
    order: 'pay-only',
    isPaid,
    signing: 'none',
    startsOn: answer?.startsOn ?? null,
    endsOn: answer?.endsOn ?? null,
  } as const;

  return (
    <div className={styles['outcome']}>
      {isPaid && <Confetti />}
      <h1 tabIndex={-1} className={styles['title']}>
        {isPaid ? 'Buone sciate: la polizza è tua' : 'Grazie: stiamo preparando la tua polizza'}
      </h1>
      <div className={styles['picture']}>
        <OnTheSlopes />
      </div>
      <div className={styles['where']}>
        <p className={styles['lead']}>{leadOf(answer?.state)}</p>
        {isPaid && <PurchasePath stops={purchasePath(travelled, today)} />}
        {isUnknown && (
          <section aria-labelledby="parlarne">
            <h2 id="parlarne">Vuoi parlarne con noi?</h2>
            <SupportContacts />
          </section>
        )}
      </div>
      <div className={styles['now']}>
        <NextStepCard
          title={isPaid ? 'I certificati sono in arrivo' : 'Il tuo pagamento'}
          picture={isPaid ? <OpenUmbrella /> : <DeskAtWork />}
          action={
            isElsewhere || (isPaid && isSignedIn) ? (
              <ButtonLink to={paths.personalArea} look="light">
                Vai alla tua area personale
              </ButtonLink>
            ) : (
              isOver &&
              !isPaid && (
                <Button look="light" icon={<RotateCw size={20} aria-hidden="true" />} onClick={onRetry}>
                  Controlla di nuovo
                </Button>
              )
            )
          }
        >
          <p>{statusOf({ answer, isUnknown, isElsewhere, isOver })}</p>
        </NextStepCard>
      </div>
      <div className={styles['bought']}>
        <Card>
          <h2 className={styles['product']}>Polizza Sci</h2>
          <dl className={styles['facts']}>
            <Day term="Inizio" day={answer?.startsOn} />
            <Day term="Fine" day={answer?.endsOn} />
            {answer && (
              <div>
                <dt>{amountTermOf(answer.state)}</dt>
                <dd>{formatEuro(cents(answer.priceCents))}</dd>
              </div>
            )}
          </dl>
        </Card>
      </div>
      <section className={styles['next']} aria-labelledby="prossimi-passi">
        <h2 id="prossimi-passi">Che cosa succede ora</h2>
        <ol className={styles['steps']}>
          {NEXT_STEPS.map(({ title, text }) => (
            <li key={title} className={styles['step']}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {isPaid ? (
          <WaysOn leadsHome awaitsCode />
        ) : (
          <div>
            <ButtonLink to={paths.home} look="secondary">
              Torna alla home
            </ButtonLink>
          </div>
        )}
      </section>
    </div>
  );
}

function Day({ term, day }: { readonly term: string; readonly day: string | null | undefined }) {
  if (!day || !isIsoDate(day)) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <time dateTime={day}>{formatItalianDate(day)}</time>
      </dd>
    </div>
  );
}

function Confetti() {
  return <canvas ref={useConfetti()} className={confetti['confetti']} aria-hidden="true" />;
}

type Known = Omit<PolicyBoughtProps, 'onRetry'>;

/** The known status of the payment, and no more. */
function statusOf({ answer, isUnknown, isElsewhere, isOver }: Known): string {
  if (isElsewhere)
    return 'Per proteggere i tuoi dati lo vedi nella tua area personale: accedi per sapere com’è andato.';
  if (isUnknown) return 'Non lo troviamo: se hai pagato scrivici e lo cerchiamo con te, non pagare di nuovo.';
  switch (answer?.state) {
    case 'paid':
      return 'Pagamento confermato. Li trovi nella tua e-mail e, quando vuoi, nella tua area personale.';
    default:
      return isOver
        ? 'La conferma tarda: se hai pagato non serve rifarlo, ti scriviamo appena arriva.'
        : 'Chiediamo conferma alla banca: di solito bastano pochi secondi.';
  }
}
