import { moveCallCall } from '@riparo/domain/care/requests/customer-request-calls.ts';
import { describeAppointment } from '@riparo/domain/desk/opening-hours/chosen-times-in-words.ts';
import type { CustomerRequest } from '@riparo/domain/care/requests/status-schema.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '@riparo/ui/api/client.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Card } from '@riparo/ui/Card.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { notifyIfMailWithheld } from '../../platform/page/withheld-mail.ts';
import { refused, useSending } from '../../platform/wizard/use-sending.ts';
import { CallTimes } from '../prenota/CallTimes.tsx';
import { CHOOSE_A_TIME } from '../prenota/texts.ts';
import { useCallTimes } from '../prenota/use-call-times.ts';
import styles from './MoveCall.module.css';

type MoveCallProps = {
  readonly token: string;
  readonly request: CustomerRequest;
  readonly onChanged: (request: CustomerRequest) => void;
  readonly onOutdated: () => void;
  readonly onCancel: () => void;
};

/** Another free quarter of an hour. */
export function MoveCall({ token, request, onChanged, onOutdated, onCancel }: MoveCallProps) {
  const sending = useSending();
  const times = useCallTimes();
  const [callAt, setCallAt] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const move = (event: FormEvent) => {
    event.preventDefault();
    if (callAt === null) return setError(CHOOSE_A_TIME);
    void sending.send(
      () => callApi(moveCallCall, { params: { token }, body: { callAt } }),
      (result) => {
        if (result.ok) {
          notify({ kind: 'success', text: `Fatto: ti chiamiamo ${describeAppointment(new Date(callAt))}.` });
          const { isMailWithheld: _, ...moved } = result.value.data;
          notifyIfMailWithheld(result.value.data, 'Aggiorna tu il calendario.');
          return onChanged(moved);
        }
        if (result.problem.code === 'RequestClosed') {
          notify({ kind: 'info', text: result.problem.message });
          return onOutdated();
        }
        if (result.problem.code === 'CallTimeTaken') {
          setCallAt(null);
          times.fetchAgain();
        }
        return refused(result.problem.message);
      },
    );
  };

  return (
    <Card as="section" labelledBy="cambia-orario">
      <form className={styles['move']} noValidate onSubmit={move}>
        <h2 id="cambia-orario" ref={heading} tabIndex={-1} className={styles['title']}>
          Quando ti chiamiamo?
        </h2>
        {sending.refusal.warning && <FormWarning>{sending.refusal.warning}</FormWarning>}
        <CallTimes
          times={times}
          chosen={callAt}
          taken={request.step === 'appointed' ? request.callAt : null}
          error={error}
          onChoose={(time) => {
            setError(undefined);
            setCallAt(time);
          }}
        />
        <Stack direction="row" gap={3}>
          <Button type="submit" busy={sending.busy}>
            Sposta la chiamata
          </Button>
          <Button look="quiet" onClick={onCancel}>
            Lascia com’è
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
