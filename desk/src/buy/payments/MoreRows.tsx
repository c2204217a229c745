import { Button } from '@riparo/ui/Button.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';

interface MoreRowsProps {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
  };
  readonly count: number;
  readonly one: string;
  readonly many: string;
}

/** The number of rows, and the button for older ones. */
export const MoreRows = ({ query, count, one, many }: MoreRowsProps) => (
  <Stack gap={2}>
    <p role="status">
      {query.hasNextPage
        ? `${count} ${many}, i più recenti.`
        : count === 1
          ? `${one}: è tutto.`
          : `${count} ${many}: è tutto.`}
    </p>
    {query.hasNextPage && (
      <div>
        <Button look="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {query.isFetchNextPageError ? 'Caricamento non riuscito: riprova' : 'Mostra i precedenti'}
        </Button>
      </div>
    )}
  </Stack>
);
