import type { PurchaseProgress } from '@riparo/domain/buy/purchase/signature-calls.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { addDays, type IsoDate, isIsoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { ArrowRight } from '@riparo/ui/icons/ArrowRight.ts';
import { RotateCw } from '@riparo/ui/icons/RotateCw.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import type { ReactNode, RefObject } from 'react';
import { CardInHand } from '../../platform/pictures/CardInHand.tsx';
import { DeskAtWork } from '../../platform/pictures/DeskAtWork.tsx';
import { OpenUmbrella } from '../../platform/pictures/OpenUmbrella.tsx';
import { PaperAndPen } from '../../platform/pictures/PaperAndPen.tsx';
import { paths } from '../../platform/router/paths.ts';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { NextStepLink } from './NextStepLink.tsx';

export type NextOfPurchaseProps = {
  /** Null until the server has answered. */
  readonly progress: PurchaseProgress | null;
  readonly today: IsoDate;
  /** Polling has ended: the rest comes by mail. */
  readonly isOver: boolean;
  readonly onRetry: () => void;
  /** It is signed below on this page, and on no other. */
  readonly isSignedBelow?: boolean;
  /** Signed a moment ago on this page, as this heading says. */
  readonly signedNow?: RefObject<HTMLHeadingElement | null> | undefined;
  /** It is paid from here. */
  readonly payment?: { readonly price: string; readonly button: ReactNode } | undefined;
};

const SIGNED_NOW = 'Fatto, hai firmato!';

/** One card per step, but a single one after a signature, so that its heading keeps the focus. */
const keyOf = (step: string, { signedNow }: Pick<NextOfPurchaseProps, 'signedNow'>) =>
  signedNow ? 'signed' : step;

const forward = <ArrowRight size={20} aria-hidden="true" />;

/** The next step after buying, on this page instead of by mail; or what is being waited for. */
export function NextOfPurchase(props: NextOfPurchaseProps) {
  const { progress, isSignedBelow = false, signedNow, payment } = props;
  const next = progress?.next;
  if (progress && next?.step === 'sign')
    return (
      <NextStepCard
        title={progress.isPaid ? 'Manca solo la tua firma' : 'Ora tocca alla firma'}
        picture={<PaperAndPen />}
        action={!isSignedBelow && <NextStepLink next={next} look="light" icon={forward} />}
      >
        <p>
          I documenti sono pronti: li leggi e li firmi qui, senza stampare nulla. Bastano due minuti
          {progress.isPaid ? ', e la copertura comincia domani.' : ', poi paghi.'}
        </p>
      </NextStepCard>
    );
  if (next?.step === 'pay')
    return (
      <NextStepCard
        key={keyOf('pay', props)}
        title={signedNow ? SIGNED_NOW : 'Manca solo il pagamento'}
        heading={signedNow}
        picture={<CardInHand />}
        action={payment?.button ?? <NextStepLink next={next} look="light" icon={forward} />}
      >
        <p>
          {signedNow ? 'Ora manca solo il pagamento' : 'Hai firmato: ora paghi'}
          {payment && (
            <>
              : <strong>{payment.price}</strong>
            </>
          )}
          {signedNow ? ', con carta' : ' con carta, in un minuto'}. La copertura comincia il giorno dopo.
        </p>
      </NextStepCard>
    );
  if (progress?.startsOn) return covered(props, progress.startsOn, progress.endsOn);
  if (progress?.signing === 'to-sign')
    return (
      <NextStepCard
        title="I documenti sono pronti da firmare"
        picture={<PaperAndPen />}
        action={
          <ButtonLink to={paths.personalArea} look="light">
            Apri la tua area personale
          </ButtonLink>
        }
      >
        <p>
          Da questo browser non li mostriamo, per proteggere i tuoi dati: li apri dall’e-mail che ti mandiamo,
          o dalla tua area personale. Guarda anche nella posta indesiderata.
        </p>
      </NextStepCard>
    );
  if (progress?.signing === 'closed')
    return (
      <NextStepCard title="Non si può più firmare" picture={<DeskAtWork />}>
        <p>
          I giorni per firmare sono passati, oppure la pratica è stata chiusa prima: la copertura non è
          partita. Se hai pagato ti restituiamo tutto, e ti scriviamo quando lo facciamo.
        </p>
      </NextStepCard>
    );
  return ourTurn(props);
}

/** Says that a job is running, or takes too long. */
function ourTurn(props: NextOfPurchaseProps) {
  const { progress, isOver, onRetry, signedNow } = props;
  const isSealing = progress?.signing === 'signed';
  if (isOver)
    return (
      <NextStepCard
        key="slow"
        title="Ci vuole più del solito"
        picture={<DeskAtWork />}
        action={
          <Button look="light" icon={<RotateCw size={20} aria-hidden="true" />} onClick={onRetry}>
            Controlla di nuovo
          </Button>
        }
      >
        <p>
          {isSealing
            ? 'Appena i documenti firmati sono chiusi ti mandiamo per e-mail il link per pagare: puoi lasciare questa pagina.'
            : 'Appena i documenti sono pronti ti mandiamo per e-mail il link per leggerli e firmarli: puoi lasciare questa pagina.'}
        </p>
      </NextStepCard>
    );
  return (
    <NextStepCard
      key={keyOf('wait', props)}
      title={
        signedNow ? SIGNED_NOW : isSealing ? 'Chiudiamo i documenti firmati' : 'Prepariamo i tuoi documenti'
      }
      heading={signedNow}
      picture={<DeskAtWork />}
    >
      <p data-waiting="">
        <Spinner size="small" />{' '}
        {signedNow
          ? 'Chiudiamo i documenti firmati: pochi secondi, e paghi da qui.'
          : isSealing
            ? 'Pochi secondi, e paghi da qui.'
            : 'Pochi secondi, e firmi da qui.'}
      </p>
    </NextStepCard>
  );
}

/** Nothing is left to do: the period of cover as of today. */
function covered(props: NextOfPurchaseProps, startsOn: string, endsOn: string | null) {
  const { today, signedNow } = props;
  if (!isIsoDate(startsOn)) return null;
  const isTomorrow = startsOn === addDays(today, 1);
  const until = endsOn !== null && isIsoDate(endsOn) ? ` ${withArticle('al', writtenDate(endsOn))}` : '';
  const isOver = endsOn !== null && today > endsOn;
  return (
    <NextStepCard
      key={keyOf('cover', props)}
      heading={signedNow}
      title={
        signedNow
          ? SIGNED_NOW
          : isOver
            ? 'La copertura è conclusa'
            : today >= startsOn
              ? 'La copertura è attiva'
              : isTomorrow
                ? 'È tutto fatto: comincia domani'
                : 'È tutto fatto'
      }
      picture={<OpenUmbrella />}
      action={
        <ButtonLink to={paths.personalArea} look="light">
          Vai alla tua area personale
        </ButtonLink>
      }
    >
      {signedNow && <p>La tua copia firmata arriva per e-mail tra poco: conservala.</p>}
      <p>
        {signedNow ? 'La copertura va ' : isOver ? 'È andata ' : 'Va '}
        <strong>
          {withArticle('dal', writtenDate(startsOn))}
          {until}
        </strong>
        {today < startsOn && '. Quel giorno ti scriviamo per confermartelo'}.
      </p>
    </NextStepCard>
  );
}
