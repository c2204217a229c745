import { takeNextRequestCall } from '@riparo/domain/care/requests/request-calls.ts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { PhoneForwarded } from '@riparo/ui/icons/PhoneForwarded.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Key } from '../../platform/parts/Key.tsx';
import { useCan } from '../../platform/session/session.ts';
import { notify } from '@riparo/ui/notices.ts';
import { ask } from '../../platform/api/ask.ts';
import { showFailure } from '../../platform/api/show-failure.ts';
import { REQUESTS_KEY } from '../../platform/live/live.tsx';
import { newKey } from '../../platform/parts/use-key.ts';
import { paths } from '../../platform/paths/paths.ts';

const TAKE_NEXT = ['take-next'];

/** «Prendi la prossima»: assigns the most urgent free request and opens it. */
export function useTakeNext() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: TAKE_NEXT,
    mutationFn: () => ask(takeNextRequestCall, { body: { key: newKey() } }),
    onSuccess: ({ data }) => {
      void queries.invalidateQueries({ queryKey: [REQUESTS_KEY] });
      if (data) void navigate(paths.request(data.id));
      else
        notify({
          kind: 'info',
          text: 'Nessuno da chiamare adesso: la prossima richiesta arriva qui da sola.',
        });
    },
    onError: showFailure,
  });
  const isBusy = useIsMutating({ mutationKey: TAKE_NEXT }) > 0;
  const take = () => {
    // A second press, a held key, or the shortcut besides the button takes no second request.
    if (queries.isMutating({ mutationKey: TAKE_NEXT }) === 0) mutate();
  };
  return { take, isBusy };
}

export function TakeNextButton() {
  const canWork = useCan('work-requests');
  const { take, isBusy } = useTakeNext();
  return (
    canWork && (
      <Button busy={isBusy} onClick={take} icon={<PhoneForwarded size={18} aria-hidden="true" />}>
        Prendi la prossima <Key>p</Key>
      </Button>
    )
  );
}
