import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../loading/lazy-part.ts';
import { whenIdle } from '../loading/when-idle.ts';
import type { ErrorListProps, FieldFailure } from './ErrorList.tsx';

interface ErrorSummaryProps {
  readonly errors: readonly FieldFailure[];
  /** Counts the attempts to send: each failed one moves the focus here again. */
  readonly attempt: number;
}

/** No first screen shows it. Should it never arrive, each field still says what is wrong with it. */
const List = lazyPart<ErrorListProps>(() =>
  import('./ErrorList.tsx').then(
    ({ ErrorList }) => ErrorList,
    () => () => null,
  ),
);

/** What is wrong, above the form, in the same words as at each field: takes the focus and leads to each field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const awaitedAt = useRef<Element>(null);
  useEffect(() => whenIdle(() => void List.preload()), []);
  return (
    <Suspense fallback={<Awaited key={attempt} at={awaitedAt} />}>
      {errors.length > 0 && <List.Part key={attempt} errors={errors} awaitedAt={awaitedAt} />}
    </Suspense>
  );
}

/** Remembers what has the focus while the list is on its way. */
function Awaited({ at }: { readonly at: RefObject<Element | null> }) {
  useEffect(() => void (at.current = document.activeElement), [at]);
  return null;
}
