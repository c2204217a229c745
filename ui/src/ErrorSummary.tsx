import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from './loading/lazy-part.ts';
import { whenIdle } from './loading/when-idle.ts';
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
  /** What had the focus when the list was not there yet. */
  const awaitedAt = useRef<Element>(null);
  useEffect(() => whenIdle(() => void List.preload()), []);

  const remember = () => void (awaitedAt.current = document.activeElement);
  // Whoever has gone to a field meanwhile, and types, stays there.
  const mayTakeFocus = () => {
    const { activeElement, body } = document;
    const isStill = !awaitedAt.current || [body, awaitedAt.current].includes(activeElement as HTMLElement);
    awaitedAt.current = null;
    return isStill;
  };

  return (
    <Suspense fallback={<Awaited key={attempt} onMissed={remember} />}>
      {errors.length > 0 && <List.Part key={attempt} errors={errors} mayTakeFocus={mayTakeFocus} />}
    </Suspense>
  );
}

function Awaited({ onMissed }: { readonly onMissed: () => void }) {
  // Once: who is asked again has not been waiting since.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onMissed, []);
  return null;
}
