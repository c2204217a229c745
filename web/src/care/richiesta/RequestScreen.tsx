import { isStillToCome } from '@riparo/domain/care/requests/standing.ts';
import type { CustomerRequest } from '@riparo/domain/care/requests/standing-schema.ts';
import { FailureScreen } from '../../platform/page/FailureScreen.tsx';
import { SupportContacts } from '../../platform/page/SupportContacts.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { CallMeScreen } from '../prenota/CallMeScreen.tsx';
import { UnknownLink } from '../../platform/page/UnknownLink.tsx';
import { ChangeCall } from './ChangeCall.tsx';
import styles from './RequestScreen.module.css';
import { StandingCard } from '../../platform/calls/StandingCard.tsx';
import { useCustomerRequest } from '../../platform/calls/use-customer-request.ts';

const NOT_FOUND = 404;
/** What an address that can be none of ours is answered. */
const NOT_AN_ADDRESS = 400;

export function RequestScreen({ token }: { readonly token: string }) {
  const { result, askAgain, hear } = useCustomerRequest(token);
  if (result?.ok === false) {
    const isUnknown = result.problem.status === NOT_FOUND || result.problem.status === NOT_AN_ADDRESS;
    return isUnknown ? <UnknownLink /> : <FailureScreen onRetry={askAgain} />;
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
      <StandingCard standing={request}>{request && <Facts request={request} />}</StandingCard>
      {request && isStillToCome(request.step) && (
        <ChangeCall token={token} request={request} onChanged={hear} onOutdated={askAgain} />
      )}
      {/* Below what comes, so that it is not pushed down. */}
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
