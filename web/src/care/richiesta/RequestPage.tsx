import { usePageParams } from '../../platform/page/page.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import styles from './RequestPage.module.css';
import { isStillToCome } from '@riparo/domain/care/requests/status.ts';
import type { CustomerRequest } from '@riparo/domain/care/requests/status-schema.ts';
import { FailureScreen } from '../../platform/page/FailureScreen.tsx';
import { SupportContacts } from '../../platform/page/SupportContacts.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { CallMeScreen } from '../prenota/CallMeScreen.tsx';
import { UnknownLink } from '../../platform/page/UnknownLink.tsx';
import { StatusCard } from '../../platform/calls/StatusCard.tsx';
import { useCustomerRequest } from '../../platform/calls/use-customer-request.ts';
import { Suspense, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { cancelCallCall } from '@riparo/domain/care/requests/customer-request-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { notifyIfMailWithheld } from '../../platform/page/withheld-mail.ts';
import { accepted, refused, useSending } from '../../platform/wizard/use-sending.ts';

// Loaded on demand: most customers do not move the call.
const MoveCall = lazyPart(async () => (await import('./MoveCall.tsx')).MoveCall);

type ChangeCallProps = {
  readonly token: string;
  readonly request: CustomerRequest;
  readonly onChanged: (request: CustomerRequest) => void;
  /** Its state has changed meanwhile. */
  readonly onOutdated: () => void;
};

/** Moves the call or cancels it. */
function ChangeCall({ token, request, onChanged, onOutdated }: ChangeCallProps) {
  const [doing, setDoing] = useState<'nothing' | 'moving' | 'giving up'>('nothing');
  const stop = () => setDoing('nothing');
  const changed = (now: CustomerRequest) => {
    stop();
    onChanged(now);
  };
  const outdated = () => {
    stop();
    onOutdated();
  };
  const changing = { token, onChanged: changed, onOutdated: outdated, onCancel: stop };

  if (doing === 'moving')
    return (
      <Suspense fallback={<Skeleton shape="card" />}>
        <MoveCall.Part {...changing} request={request} />
      </Suspense>
    );
  return (
    <>
      <Stack direction="row" gap={3}>
        <Button look="secondary" onClick={() => setDoing('moving')}>
          Cambia orario
        </Button>
        <Button look="quiet" onClick={() => setDoing('giving up')}>
          Non serve più
        </Button>
      </Stack>
      <GiveUpDialog {...changing} open={doing === 'giving up'} />
    </>
  );
}

const NOT_FOUND = 404;
/** The status for an invalid address. */
const NOT_AN_ADDRESS = 400;

function RequestScreen({ token }: { readonly token: string }) {
  const { result, fetchAgain, hear } = useCustomerRequest(token);
  if (result?.ok === false) {
    const isUnknown = result.problem.status === NOT_FOUND || result.problem.status === NOT_AN_ADDRESS;
    return isUnknown ? <UnknownLink /> : <FailureScreen onRetry={fetchAgain} />;
  }
  const request = result?.value.data ?? null;
  return (
    <CallMeScreen isDone>
      <div className={styles['opening']}>
        <h1 tabIndex={-1}>La tua chiamata</h1>
        <p className={styles['lead']}>
          Qui vedi a che punto è la chiamata che hai chiesto: chi ti chiama, e quando. Finché non ti abbiamo
          chiamato puoi cambiare orario, o dirci che non serve più.
        </p>
      </div>
      <StatusCard standing={request}>{request && <Facts request={request} />}</StatusCard>
      {request && isStillToCome(request.step) && (
        <ChangeCall token={token} request={request} onChanged={hear} onOutdated={fetchAgain} />
      )}
      {/* Below the request, so that it is not pushed down. */}
      {request && (
        <Card as="section" labelledBy="contattaci">
          <div className={styles['contact']}>
            <h2 id="contattaci" className={styles['title']}>
              Preferisci contattarci tu?
            </h2>
            <SupportContacts />
          </div>
        </Card>
      )}
    </CallMeScreen>
  );
}

const Facts = ({ request: { about, phone } }: { readonly request: CustomerRequest }) => (
  <dl className={styles['facts']}>
    <div>
      <dt>Di che cosa parliamo</dt>
      <dd>{about}</dd>
    </div>
    <div>
      <dt>A quale numero</dt>
      <dd>{phone}</dd>
    </div>
  </dl>
);

type GiveUpDialogProps = {
  readonly open: boolean;
  readonly token: string;
  readonly onChanged: (request: CustomerRequest) => void;
  readonly onOutdated: () => void;
  readonly onCancel: () => void;
};

/** Asks for confirmation: the time may be taken afterwards. */
function GiveUpDialog({ open, token, onChanged, onOutdated, onCancel }: GiveUpDialogProps) {
  const sending = useSending();

  const giveUp = () =>
    void sending.send(
      () => callApi(cancelCallCall, { params: { token } }),
      (result) => {
        if (!result.ok && result.problem.code !== 'RequestClosed') return refused(result.problem.message);
        if (result.ok) {
          notify({ kind: 'success', text: 'Va bene: non ti chiamiamo.' });
          const { isMailWithheld: _, ...givenUp } = result.value.data;
          notifyIfMailWithheld(result.value.data, 'Se l’avevi in calendario, cancellala tu.');
          onChanged(givenUp);
        } else {
          notify({ kind: 'info', text: result.problem.message });
          onOutdated();
        }
        return accepted();
      },
    );

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title="La chiamata non serve più?"
      actions={
        <>
          <Button busy={sending.busy} onClick={giveUp}>
            Non serve più
          </Button>
          <Button look="secondary" onClick={onCancel}>
            No, chiamatemi
          </Button>
        </>
      }
    >
      {sending.refusal.warning && <FormWarning>{sending.refusal.warning}</FormWarning>}
      <p>Lo diciamo subito ai consulenti, e nessuno ti chiama per questa richiesta.</p>
    </Dialog>
  );
}

/** The status of a requested call, by the link in our mail. */
export default function RequestPage() {
  const { token = '' } = usePageParams();
  return (
    <>
      <PageHead
        title="La tua chiamata"
        description="A che punto è la chiamata che hai chiesto: chi ti chiama e quando. Puoi cambiare orario o dirci che non serve più."
      />
      {/* Its address is all that keeps it private. */}
      <meta name="robots" content="noindex" />
      <RequestScreen key={token} token={token} />
    </>
  );
}
