import { Suspense, useEffect } from 'react';
import { lazyPart } from '../loading/lazy-part.ts';
import { whenIdle } from '../loading/when-idle.ts';
import type { FieldFailure } from './ErrorList.tsx';

interface ErrorSummaryProps {
  readonly errors: readonly FieldFailure[];
  /** Counts the attempts to send: each failed one moves the focus here again. */
  readonly attempt: number;
}

/** No first screen shows it. Should it never arrive, each field still says what is wrong with it. */
const List = lazyPart<Pick<ErrorSummaryProps, 'errors'>>(() =>
  import('./ErrorList.tsx').then(
    ({ ErrorList }) => ErrorList,
    () => () => null,
  ),
);

/** What is wrong, above the form, in the same words as at each field: takes the focus and leads to each field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  useEffect(() => whenIdle(() => void List.preload()), []);
  return <Suspense>{errors.length > 0 && <List.Part key={attempt} errors={errors} />}</Suspense>;
}
