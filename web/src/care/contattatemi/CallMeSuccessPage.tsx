import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { callBackPromiseCall } from '@riparo/domain/care/requests/call-back-calls.ts';
import { useEffect, useMemo, useState } from 'react';
import { Card } from '@riparo/ui/Card.tsx';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import { useLocation, useNavigate, useNavigationType } from '../../platform/router/router.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { usePageParams } from '../../platform/page/page.ts';
import { paths } from '../../platform/router/paths.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { SupportContacts } from '../../platform/page/SupportContacts.tsx';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { FollowRequest } from '../../platform/calls/FollowRequest.tsx';
import { StatusCard } from '../../platform/calls/StatusCard.tsx';
import { type CallPromise, readCallPromise } from '../../platform/calls/call-promise.ts';
import { CallMeScreen } from '../prenota/CallMeScreen.tsx';
import styles from './CallMeSuccessPage.module.css';
import { CallHours, CallMoment } from '../../platform/calls/CallMoment.tsx';
import { storedRequest } from '../../platform/calls/stored-request.ts';

/** What happens after a call was requested. The server stores its deadline, so a reload shows the same. */
export default function CallMeSuccessPage() {
  const { uuid = '' } = usePageParams();
  const navigate = useNavigate();
  const location = useLocation();
  // A page opened by its address has started the call already, before hydration.
  const [handedOver] = useState(useNavigationType() === 'POP' ? null : readCallPromise(location.state));
  const { result } = useCall(callBackPromiseCall, { params: { uuid } }, { when: !handedOver });
  const isNotRequested = result?.ok === false && result.problem.status === 404;

  useEffect(() => {
    if (isNotRequested) void navigate(paths.callMe(uuid), { replace: true });
  }, [isNotRequested, navigate, uuid]);

  const isWaiting = result === null || isNotRequested;
  const answered = isWaiting ? 'loading' : result.ok ? result.value.data : 'unknown';
  return (
    <CallMeScreen isDone>
      <PageHead
        title="Tieni libero il telefono"
        description="Un consulente ti chiama per parlare del tuo preventivo. La chiamata non ti impegna a nulla."
      />
      <h1 tabIndex={-1}>Tieni libero il telefono</h1>
      <PromisedCall uuid={uuid} promise={handedOver ?? answered} />
      <p>
        La chiamata è gratuita e <strong>non ti impegna a nulla</strong>: fai tutte le domande che vuoi, e
        decidi dopo.
      </p>
      <Card tone="sage" as="section" labelledBy="contattaci">
        <div className={styles['contact']}>
          <h2 id="contattaci" className={styles['title']}>
            Preferisci contattarci tu?
          </h2>
          <SupportContacts />
        </div>
      </Card>
      <div>
        <ButtonLink to={paths.home} look="secondary">
          Torna alla home
        </ButtonLink>
      </div>
    </CallMeScreen>
  );
}

/** A promise handed over does not know its status. */
type Promised = CallPromise & Partial<AnswerOf<typeof callBackPromiseCall>['data']>;

/** By when the call comes; with a way to change it in the tab that requested it. */
function PromisedCall({
  uuid,
  promise,
}: {
  readonly uuid: string;
  readonly promise: Promised | 'loading' | 'unknown';
}) {
  const hydrated = useHydrated();
  const token = useMemo(() => (hydrated ? storedRequest(uuid).token() : undefined), [hydrated, uuid]);
  const known = typeof promise === 'string' ? null : promise;
  const standing = known?.standing ?? null;
  if (token === undefined && !standing && promise !== 'loading') return <CallMoment promise={promise} />;
  return (
    <>
      {token === undefined ? (
        <StatusCard standing={standing} />
      ) : (
        <FollowRequest token={token} callBy={standing ? null : (known?.callBy ?? null)} />
      )}
      <CallHours />
    </>
  );
}
