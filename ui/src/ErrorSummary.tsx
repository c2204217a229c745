import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from './loading/lazy-part.ts';
import { whenIdle } from './loading/when-idle.ts';
import type { ErrorListProps, FieldFailure } from './ErrorList.tsx';

interface ErrorSummaryProps {
  readonly errors: readonly FieldFailure[];
  /** Counts submissions: each failed one moves the focus here again. */
  readonly attempt: number;
}

/** Never needed on a first screen. If it fails to load, each field still shows its error. */
const List = lazyPart<ErrorListProps>(() =>
  import('./ErrorList.tsx').then(
    ({ ErrorList }) => ErrorList,
    () => () => null,
  ),
);

/** The errors above the form, worded as at each field: takes the focus and links to each field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  /** The element in focus when the list had not loaded yet. */
  const awaitedAt = useRef<Element>(null);
  useEffect(() => whenIdle(() => void List.preload()), []);

  const remember = () => void (awaitedAt.current = document.activeElement);
  // A visitor who is already typing in a field keeps the focus.
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
