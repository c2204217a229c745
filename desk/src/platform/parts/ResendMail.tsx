import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { MailCheck } from '@riparo/ui/icons/MailCheck.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { showFailure } from '../api/show-failure.ts';
import { useKey } from './use-key.ts';

interface ResendMailProps {
  readonly email: string;
  readonly isBusy: boolean;
  readonly send: (
    key: SubmissionKey,
    told: { readonly onSuccess: () => void; readonly onError: (error: Error) => void },
  ) => void;
}

/** For a customer who lost the link or the mail: sends the last one again, once for each click. */
export function ResendMail({ email, isBusy, send }: ResendMailProps) {
  const { key, renew } = useKey();
  const onSuccess = () => {
    renew();
    notify({
      kind: 'success',
      text: `L’ultima e-mail è ripartita per ${email}, con un link che vale adesso.`,
    });
  };
  return (
    <Button
      look="quiet"
      busy={isBusy}
      icon={<MailCheck size={18} aria-hidden="true" />}
      onClick={() => send(key, { onSuccess, onError: showFailure })}
    >
      Rimanda l’ultima e-mail
    </Button>
  );
}
