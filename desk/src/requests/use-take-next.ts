import { takeNextRequestCall } from '@riparo/domain/contract/request-calls.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { notify } from '@riparo/ui/notices.ts';
import { ask } from '../api/ask.ts';
import { tellFailure } from '../api/tell-failure.ts';
import { REQUESTS_KEY } from '../live/live.tsx';
import { paths } from '../paths/paths.ts';

/** «Prendi la prossima»: gives the most urgent free request and opens it. */
export function useTakeNext() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask(takeNextRequestCall, {}),
    onSuccess: ({ data }) => {
      void queries.invalidateQueries({ queryKey: [REQUESTS_KEY] });
      if (data) void navigate(paths.request(data.id));
      else
        notify({
          kind: 'info',
          text: 'Nessuno da chiamare adesso: la prossima richiesta arriva qui da sola.',
        });
    },
    onError: tellFailure,
  });
  const take = () => {
    // A second press, or a key held down, takes no second one.
    if (!isPending) mutate();
  };
  return { take, isBusy: isPending };
}
