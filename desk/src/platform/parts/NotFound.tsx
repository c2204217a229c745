import { SearchX } from '@riparo/ui/icons/SearchX.ts';
import { problemOf } from '../api/ask.ts';
import { EmptyState } from './EmptyState.tsx';
import { LoadError } from './LoadError.tsx';
import { PageTitle } from './PageTitle.tsx';

interface NotFoundProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly heading: string;
  readonly title: string;
  readonly why: string;
  /** The message when the server did not answer. */
  readonly failed: string;
}

/** In place of a thing requested by its address: it does not exist, or could not be read now. */
export function NotFound({ error, onRetry, heading, title, why, failed }: NotFoundProps) {
  const status = problemOf(error)?.status ?? 0;
  if (status < 400 || status >= 500) return <LoadError what={failed} error={error} onRetry={onRetry} />;
  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <EmptyState icon={SearchX} title={title}>
        <p>{why}</p>
      </EmptyState>
    </>
  );
}
