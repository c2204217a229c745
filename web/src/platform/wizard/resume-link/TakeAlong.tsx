import { worthCarrying } from '@riparo/domain/understand/resume-link/worth-carrying.ts';
import { connectionErrors } from '@riparo/domain/platform/call/connection-errors.ts';
import { carryAnswersCall } from '@riparo/domain/understand/resume-link/carried-answers-calls.ts';
import type { Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { Mail } from '@riparo/ui/icons/Mail.ts';
import { QrCode } from '@riparo/ui/icons/QrCode.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { FormWarning } from '@riparo/ui/FormWarning.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { callApi } from '@riparo/ui/api/client.ts';
import type { ProgressStore } from '../progress-store.ts';
import { ByMail } from './ByMail.tsx';
import styles from './TakeAlong.module.css';

/** Drawn by whoever asks for it alone. */
const CodeToScan = lazyPart(async () => (await import('./CodeToScan.tsx')).CodeToScan);

type TakeAlongProps = { readonly wizard: Wizard; readonly store: ProgressStore };

/** The same answers on another device: by a link in a mail, or by a code on the screen. */
export function TakeAlong({ wizard, store }: TakeAlongProps) {
  const [isMailing, setMailing] = useState(false);
  const [token, setToken] = useState('');
  const [warning, setWarning] = useState('');
  const [isBusy, setBusy] = useState(false);
  const answers = worthCarrying(wizard, store.get().data);
  const carry = async (email?: string) => {
    const result = await callApi(carryAnswersCall, { body: { formId: wizard.formId, answers, email } });
    if (result.ok) store.note({ carriedIds: [...(store.get().carriedIds ?? []), result.value.id] });
    return result;
  };

  const showCode = async () => {
    setBusy(true);
    setWarning('');
    // The picture comes while the server seals.
    const [isDrawable, result] = await Promise.all([
      CodeToScan.preload().then(
        () => true,
        () => false,
      ),
      carry(),
    ]);
    setBusy(false);
    setMailing(false);
    if (result.ok && isDrawable) setToken(result.value.token ?? '');
    else setWarning(result.ok ? connectionErrors.network.message : result.problem.message);
  };

  if (Object.keys(answers).length === 0) return null;
  return (
    <section className={styles['along']} aria-labelledby="porta-con-te">
      <h3 id="porta-con-te">Continui su un altro dispositivo?</h3>
      <Stack direction="row" gap={3}>
        <Button
          look="secondary"
          icon={<Mail size={20} aria-hidden="true" />}
          aria-expanded={isMailing}
          onClick={() => {
            setToken('');
            setMailing(true);
          }}
        >
          Mandami un link
        </Button>
        <Button
          look="secondary"
          busy={isBusy}
          icon={<QrCode size={20} aria-hidden="true" />}
          aria-expanded={token !== ''}
          onClick={() => void showCode()}
        >
          Mostra un QR
        </Button>
      </Stack>
      {warning && <FormWarning>{warning}</FormWarning>}
      {isMailing && <ByMail carry={carry} />}
      {/* There before the code is: what comes together with its words is announced by no reader. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> must not hold paragraphs */}
      <div role="status">
        <Suspense>{token && <CodeToScan.Part token={token} />}</Suspense>
      </div>
    </section>
  );
}
