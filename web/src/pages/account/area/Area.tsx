import { coverTimeOf } from '@riparo/domain/deal/cover-time.ts';
import { toDoOf } from '@riparo/domain/personal-area/to-do.ts';
import { dayInRome } from '@riparo/domain/values/calendar.ts';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../loading/lazy-part.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import styles from './Area.module.css';
import { homeInWords } from './home-in-words.ts';
import { LostPart } from './LostPart.tsx';
import { NoNeedsYet } from './NoNeedsYet.tsx';
import { Policies } from './Policies.tsx';
import { ToDoList } from './ToDoList.tsx';
import { useOwnDeals } from './use-own-deals.ts';
import { usePersonalArea } from './use-personal-area.ts';
import { Welcome } from './Welcome.tsx';

const RestOfHome = lazyPart(async () => (await import('./RestOfHome.tsx')).RestOfHome);

const EMPTY = 'Qui ritrovi tutto quello che è tuo. Da dove cominciamo?';

/** Somebody's home: what to do, what they have, what they asked for. Whose it is may still be on its way. */
export function Area({ name }: { readonly name: string | undefined }) {
  const own = useOwnDeals();
  const { area, isLost, askAgain } = usePersonalArea();
  const [today] = useState(() => dayInRome(new Date()));
  const [platesTold, setPlatesTold] = useState<readonly string[]>([]);
  // On its way while the answers are: it follows them at once.
  useEffect(() => {
    RestOfHome.preload().catch(() => undefined);
  }, []);
  // All at once: what stands below must not move when what is above comes.
  const isComplete = name !== undefined && (own.deals !== null || own.isLost) && (area !== null || isLost);
  if (!isComplete) {
    return (
      <div className={styles['area']}>
        <Welcome name={name} lead={<Skeleton width="wide" />} />
        <div className={styles['wait']} data-waiting="">
          <Skeleton shape="card" />
          <Spinner label="Caricamento" />
        </div>
      </div>
    );
  }

  const deals = own.deals ?? [];
  const quotes = area?.lifeQuotes ?? [];
  const toDo = toDoOf({ deals, quotes }, today).filter(
    ({ kind, uuid }) => kind !== 'plate' || !platesTold.includes(uuid),
  );
  const covering = (time: 'running' | 'before') => deals.filter((deal) => coverTimeOf(deal, today) === time);
  const running = covering('running');
  const isEmpty =
    deals.length + quotes.length + (area?.quoteRequests.length ?? 0) + (area?.reports.length ?? 0) === 0;
  // Of what did not come nothing is said: no duties are not the same as unknown ones.
  const isWhole = !own.isLost && !isLost;
  const counts = { toDo: toDo.length, running: running.length, starting: covering('before').length };
  return (
    <div className={styles['area']}>
      <Welcome
        name={name}
        lead={isWhole ? (isEmpty ? EMPTY : homeInWords(counts)) : 'Qui ritrovi tutto quello che è tuo.'}
      />
      <ToDoList toDo={toDo} deals={deals} quotes={quotes} today={today} />
      {own.isLost && <LostPart what="le tue pratiche" onRetry={own.askAgain} />}
      {deals.length > 0 && (
        <Policies
          deals={deals}
          today={today}
          onPlateTold={(uuid) => setPlatesTold((before) => [...before, uuid])}
        />
      )}
      {area ? (
        <>
          {!area.needs && <NoNeedsYet />}
          <Suspense>
            <RestOfHome.Part area={area} productsHeld={running.map(({ product }) => product.key)} />
          </Suspense>
        </>
      ) : (
        <LostPart what="preventivi, report e consensi" onRetry={askAgain} />
      )}
    </div>
  );
}
