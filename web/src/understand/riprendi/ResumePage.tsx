import { openResumeLinkCall } from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { callApi } from '@riparo/ui/api/client.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { ClosedDoor } from '../../platform/pictures/ClosedDoor.tsx';
import { paths, STEP } from '../../platform/router/paths.ts';
import { useNavigate } from '../../platform/router/router.tsx';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import styles from './ResumePage.module.css';

type Standing = 'opening' | 'gone' | 'unreachable';

const NOT_A_TOKEN = 404;
const LAST_STEP = 99;
const STORED_BRIEFLY = 'Conserviamo le risposte trasferite per poco, poi le cancelliamo.';

/** The target of a resume link or QR code: loads the answers into this tab and continues their questions. */
export default function ResumePage() {
  const navigate = useNavigate();
  const token = useRef('');
  const [standing, setStanding] = useState<Standing>('opening');

  const open = async () => {
    const result = await callApi(openResumeLinkCall, { body: { token: token.current } });
    if (!result.ok) {
      const isGone = result.problem.status === NOT_A_TOKEN || result.problem.code === 'validation';
      return setStanding(isGone ? 'gone' : 'unreachable');
    }
    const { id, formId, path, answers } = result.value;
    const isTaken = await import('../../platform/wizard/keeping/keeping.ts').then(
      ({ keeping }) => keeping.takeResumedAnswers(formId, answers, id),
      () => false,
    );
    if (!isTaken) return setStanding('unreachable');
    // The furthest question that the answers reach.
    void navigate(`${path}?${STEP}=${LAST_STEP}`, { replace: true });
  };

  const begin = useEffectEvent(() => {
    token.current ||= takeToken();
    void open();
  });
  useEffect(() => begin(), []);

  return (
    <div className={styles['page']}>
      <PageHead
        title="Riprendi da dove eri"
        description="Continua su questo dispositivo con le risposte che hai dato su un altro."
      />
      {standing === 'opening' && (
        <Stack gap={4}>
          <h1>Riprendiamo da dove eri</h1>
          <p className={styles['lead']}>
            Apriamo qui le risposte che hai dato sull’altro dispositivo, e vai avanti dalla domanda a cui eri.{' '}
            {STORED_BRIEFLY}
          </p>
          <div data-waiting="">
            <Spinner />
          </div>
        </Stack>
      )}
      {standing === 'gone' && (
        <>
          <div className={styles['picture']}>
            <ClosedDoor />
          </div>
          <Stack gap={4}>
            <h1>Questo link non vale più</h1>
            <p>
              {STORED_BRIEFLY} Sul primo dispositivo probabilmente ci sono ancora: da lì puoi chiedere un
              altro link.
            </p>
            <div>
              <ButtonLink to={paths.home}>Vai alla home</ButtonLink>
            </div>
          </Stack>
        </>
      )}
      {standing === 'unreachable' && (
        <Stack gap={4}>
          <h1>Non riusciamo ad aprire il link</h1>
          <p>Le risposte ci sono ancora: controlla la connessione e riprova.</p>
          <div>
            <Button
              onClick={() => {
                setStanding('opening');
                void open();
              }}
            >
              Riprova
            </Button>
          </div>
        </Stack>
      )}
    </div>
  );
}

/** The token behind the `#`: it leaves the address bar at once, so that it stays in no history. */
function takeToken(): string {
  const token = location.hash.slice(1);
  if (token) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}
