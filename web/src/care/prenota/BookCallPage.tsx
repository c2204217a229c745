import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import { Suspense, useEffect, type FormEvent, useState } from 'react';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { paths } from '../../platform/router/paths.ts';
import { useLocation, useNavigate } from '../../platform/router/router.tsx';
import { CallMeScreen } from './CallMeScreen.tsx';
import { bookCallAt, chosenTime } from './chosen-time.ts';
import { useCallTimes, type FreeTimes } from './use-call-times.ts';
import styles from './BookCallPage.module.css';
import { Button } from '@riparo/ui/Button.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { CallTimes } from './CallTimes.tsx';
import { CHOOSE_A_TIME } from './texts.ts';

const BookingForm = lazyPart(async () => (await import('./BookingForm.tsx')).BookingForm);

/** First the time, then the person: the time is in the address, so that back and reload keep it. */
export default function BookCallPage() {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const times = useCallTimes();
  const callAt = hydrated ? chosenTime(search) : null;
  const isGone =
    callAt !== null && times.days !== null && !times.days.some((each) => each.times.includes(callAt));
  // Loads while the visitor chooses a time.
  useEffect(() => void BookingForm.preload().catch(() => undefined), []);

  const chooseAnotherTime = () => {
    times.fetchAgain();
    void navigate(paths.bookCall, { replace: true, state: TAKEN });
  };

  return (
    <CallMeScreen>
      <PageHead
        title="Prenota una chiamata"
        description="Scegli tu il giorno e l’ora: un consulente ti chiama, gratis e senza impegno. Puoi spostare o disdire quando vuoi."
      />
      {callAt !== null && !isGone ? (
        <Suspense fallback={<Skeleton shape="card" />}>
          <BookingForm.Part key={callAt} callAt={callAt} onTaken={chooseAnotherTime} />
        </Suspense>
      ) : (
        <ChooseTime
          times={times}
          isTaken={isGone || state === TAKEN}
          onChosen={(time) => void navigate(bookCallAt(time))}
        />
      )}
    </CallMeScreen>
  );
}

/** Navigation state that the page passes to itself: the time was taken by another visitor. */
const TAKEN = 'taken';

type ChooseTimeProps = {
  readonly times: FreeTimes;
  /** The time chosen before is no longer free. */
  readonly isTaken: boolean;
  readonly onChosen: (time: string) => void;
};

/** The choice of a time for the call. */
function ChooseTime({ times, isTaken, onChosen }: ChooseTimeProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) setError(CHOOSE_A_TIME);
    else onChosen(chosen);
  };

  return (
    <form className={styles['choose']} noValidate onSubmit={goOn}>
      <div className={styles['opening']}>
        <h1 tabIndex={-1}>Prenota una chiamata</h1>
        <p className={styles['lead']}>
          Scegli tu quando: un consulente ti chiama, gratis e senza impegno. Bastano quindici minuti.
        </p>
      </div>
      {isTaken && (
        <FormWarning>
          L’orario che avevi scelto non è più libero. Scegline un altro: le tue risposte restano qui.
        </FormWarning>
      )}
      <CallTimes
        times={times}
        chosen={chosen}
        error={error}
        onChoose={(time) => {
          setError(undefined);
          setChosen(time);
        }}
      />
      {times.days !== null && times.days.length > 0 && (
        <div>
          <Button type="submit">Continua</Button>
        </div>
      )}
    </form>
  );
}
