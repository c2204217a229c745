import { answerClaimantCall, mailClaimantAgainCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { MAX_MESSAGE_LENGTH } from '@riparo/domain/care/claims/lengths.ts';
import { classNames } from '@riparo/ui/class-names.ts';
import { ResendMail } from '../../platform/parts/ResendMail.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { WritingForm } from '../cases/WritingForm.tsx';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import parts from '../../platform/parts/panel-parts.module.css';
import styles from './claim-parts.module.css';
import { useCaseChange } from '../cases/use-case.ts';
import { claimSource, type OneClaim } from './use-claim.ts';

/** The messages of both sides. */
export function MessagesPanel({ claim }: { readonly claim: OneClaim }) {
  const now = useNow();
  const mailing = useCaseChange(claimSource, claim.id, mailClaimantAgainCall);
  const answering = useCaseChange(claimSource, claim.id, answerClaimantCall);
  return (
    <Panel
      title="Messaggi"
      aside={
        claim.mayWrite && (
          <ResendMail
            email={claim.person.email}
            isBusy={mailing.isPending}
            send={(key, callbacks) => mailing.mutate({ params: { id: claim.id }, body: { key } }, callbacks)}
          />
        )
      }
    >
      {claim.messages.length === 0 && <p>Nessuno ha ancora scritto.</p>}
      <ol className={styles['messages']}>
        {claim.messages.map(({ id, isOurs, author, text, at }) => (
          <li key={id} className={classNames(styles['message'], isOurs && styles['ours'])}>
            <p className={parts['text']}>{text}</p>
            <p className={parts['soft']}>
              {author}, {formatMoment(new Date(at), now)}
            </p>
          </li>
        ))}
      </ol>
      {claim.mayWrite && (
        <WritingForm
          id="claim-message"
          draftName={`claim-message ${claim.id}`}
          label="Scrivi al cliente"
          hint="Lo legge nella sua pagina: l’e-mail contiene solo il link"
          missing="Scrivi il messaggio."
          confirmLabel="Manda il messaggio"
          maxLength={MAX_MESSAGE_LENGTH}
          rows={3}
          write={(text, key) => answering.mutateAsync({ params: { id: claim.id }, body: { key, text } })}
        />
      )}
    </Panel>
  );
}
