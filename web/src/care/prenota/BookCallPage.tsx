import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { useHydrated } from '@riparo/ui/use-hydrated.ts';
import { Suspense, useEffect } from 'react';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { paths } from '../../platform/router/paths.ts';
import { useLocation, useNavigate } from '../../platform/router/router.tsx';
import { CallMeScreen } from './CallMeScreen.tsx';
import { ChooseTime } from './ChooseTime.tsx';
import { bookCallAt, chosenTime } from './chosen-time.ts';
import { useCallTimes } from './use-call-times.ts';

const BookingForm = lazyPart(async () => (await import('./BookingForm.tsx')).BookingForm);

/** First when, then who: the address says the time, so that back and reload stay where one is. */
export default function BookCallPage() {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const times = useCallTimes();
  const callAt = hydrated ? chosenTime(search) : null;
  const isGone =
    callAt !== null && times.days !== null && !times.days.some((each) => each.times.includes(callAt));
  // On its way while somebody chooses.
  useEffect(() => void BookingForm.preload().catch(() => undefined), []);

  const chooseAgain = () => {
    times.askAgain();
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
          <BookingForm.Part key={callAt} callAt={callAt} onTaken={chooseAgain} />
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

/** Handed over to this page by itself: somebody else was faster. */
const TAKEN = 'taken';
