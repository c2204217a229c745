import type { OwnDeal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import type { PersonalArea } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { coverTimeOf } from '@riparo/domain/buy/deal/cover-time.ts';
import { toDoOf } from '@riparo/domain/people/personal-area/to-do.ts';
import { dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { Spinner } from '@riparo/ui/Spinner.tsx';
import styles from './Area.module.css';
import { NoNeedsYet } from './NoNeedsYet.tsx';
import { ToDoList } from './ToDoList.tsx';
import { Welcome } from './Welcome.tsx';

const toDoWords = (count: number) => {
  if (count === 0) return 'Non hai niente in sospeso';
  return count === 1 ? 'Hai una cosa da fare' : `Hai ${count} cose da fare`;
};

const runningWords = (count: number) =>
  count === 1 ? 'oggi una copertura attiva' : `oggi ${count} coperture attive`;

const onlyStarting = (count: number) =>
  count === 1 ? 'una copertura è in partenza' : `${count} coperture sono in partenza`;

const startingWords = (count: number) => {
  if (count === 0) return '';
  return count === 1 ? ' e una in partenza' : ` e ${count} in partenza`;
};

type Counts = { readonly toDo: number; readonly running: number; readonly starting: number };

/** Summarises the personal area in a line. */
function areaInWords({ toDo, running, starting }: Counts): string {
  const covers =
    running === 0 ? onlyStarting(starting) : `${runningWords(running)}${startingWords(starting)}`;
  return running + starting === 0 ? `${toDoWords(toDo)}.` : `${toDoWords(toDo)}; ${covers}.`;
}

export const Policies = lazyPart(async () => (await import('./Policies.tsx')).Policies);
export const Claims = lazyPart(async () => (await import('./Claims.tsx')).Claims);
export const RestOfHome = lazyPart(async () => (await import('./RestOfHome.tsx')).RestOfHome);

const YOURS = 'Qui ritrovi tutto quello che è tuo.';

type HomeProps = {
  /** Undefined while loading. */
  readonly name: string | undefined;
  /** Everything has loaded or failed. */
  readonly isComplete: boolean;
  /** Null if it failed to load and something else is shown. */
  readonly deals: readonly OwnDeal[] | null;
  readonly area: PersonalArea | null;
  /** An action here has changed one of the deals. */
  readonly onDealsChanged: (deals: readonly OwnDeal[]) => void;
  readonly lostDeals: ReactNode;
  readonly lostArea: ReactNode;
};

/**
 * First the to-do list, then policies, then requests and suggestions. The welcome is there from the first
 * paint, and does not change.
 */
export function Home(props: HomeProps) {
  const { name, isComplete, deals, area, onDealsChanged, lostDeals, lostArea } = props;
  const [today] = useState(() => dayInRome(new Date()));
  const [platesAdded, setPlatesAdded] = useState<readonly string[]>([]);
  const own = deals ?? [];
  const quotes = area?.lifeQuotes ?? [];
  const toDo = toDoOf({ deals: own, quotes }, today).filter(
    ({ kind, uuid }) => kind !== 'plate' || !platesAdded.includes(uuid),
  );
  const covering = (time: 'running' | 'before') => own.filter((deal) => coverTimeOf(deal, today) === time);
  const running = covering('running');

  const lead = () => {
    // An empty to-do list differs from an unknown one.
    if (!deals || !area) return YOURS;
    const isEmpty = [deals, quotes, area.quoteRequests, area.reports].every(({ length }) => length === 0);
    if (isEmpty) return `${YOURS} Da dove cominciamo?`;
    return areaInWords({
      toDo: toDo.length,
      running: running.length,
      starting: covering('before').length,
    });
  };

  if (!isComplete)
    return (
      <>
        <Welcome name={name} lead={<Skeleton width="wide" />} />
        <Waiting />
      </>
    );
  return (
    <>
      <Welcome name={name} lead={lead()} />
      <ToDoList toDo={toDo} deals={own} quotes={quotes} today={today} />
      {deals === null && lostDeals}
      {/* The to-do list does not wait for the code of the rest. */}
      <Suspense fallback={<Waiting />}>
        {own.length > 0 && (
          <Policies.Part
            deals={own}
            today={today}
            onPlateAdded={(uuid) => setPlatesAdded((before) => [...before, uuid])}
            onChanged={onDealsChanged}
          />
        )}
        {(own.length > 0 || deals === null) && <Claims.Part />}
        {area === null && lostArea}
        {area?.needs === null && <NoNeedsYet />}
        {area && (
          // Without the policies, how far needs are covered is unknown.
          <RestOfHome.Part area={area} ownedProducts={deals && running.map(({ product }) => product.key)} />
        )}
      </Suspense>
    </>
  );
}

const Waiting = () => (
  <div className={styles['wait']} data-waiting="">
    <Skeleton shape="card" />
    <Spinner label="Caricamento" />
  </div>
);
