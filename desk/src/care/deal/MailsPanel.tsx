import { dealMailCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { ask } from '../../platform/api/ask.ts';
import { showFailure } from '../../platform/api/show-failure.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import { DealAct } from './DealAct.tsx';
import styles from '../../platform/parts/panel-parts.module.css';
import type { OneDeal } from './use-deal.ts';

type DealMail = OneDeal['mails'][number];

/** The mails to the buyer, to read and resend. */
export function MailsPanel({ deal }: { readonly deal: OneDeal }) {
  const now = useNow();
  const [mailToResend, setMailToResend] = useState<DealMail>();
  const reading = useMutation({
    mutationFn: (mailId: string) => ask(dealMailCall, { params: { uuid: deal.uuid, mailId } }),
    onError: showFailure,
  });
  const send = deal.actions.find(({ action }) => action === 'send-mail');
  return (
    <Panel title="E-mail">
      {deal.mails.length === 0 ? (
        <p className={styles['soft']}>Ancora nessun’e-mail.</p>
      ) : (
        <ul className={styles['rows']}>
          {deal.mails.map((mail) => (
            <li key={mail.id} className={styles['row']}>
              <span className={styles['main']}>
                <span>{mail.subject ?? 'In partenza'}</span>
                <span className={styles['soft']}>
                  {formatMoment(new Date(mail.sentAt ?? mail.createdAt), now)} a {mail.recipient}
                </span>
              </span>
              <span className={styles['buttons']}>
                {mail.isReadable && (
                  <Button
                    look="quiet"
                    busy={reading.isPending && reading.variables === mail.id}
                    aria-label={`Leggi «${mail.subject}»`}
                    onClick={() => reading.mutate(mail.id)}
                  >
                    Leggi
                  </Button>
                )}
                {send && mail.isSendableAgain && (
                  <Button
                    look="quiet"
                    aria-label={`Rimanda «${mail.subject}»`}
                    onClick={() => setMailToResend(mail)}
                  >
                    Rimanda
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {reading.data && (
        <Dialog open onClose={() => reading.reset()} title={reading.data.subject}>
          {/* Plain text: no content of a mail is executed here, and its links do not open. */}
          <p className={styles['letter']}>{reading.data.text}</p>
        </Dialog>
      )}
      {mailToResend && (
        <DealAct
          deal={deal}
          act={{ action: 'send-mail', mailId: mailToResend.id }}
          title={`Rimandare «${mailToResend.subject}»?`}
          confirmLabel="Rimanda"
          customerNotice={send?.told ?? null}
          onClose={() => setMailToResend(undefined)}
        />
      )}
    </Panel>
  );
}
