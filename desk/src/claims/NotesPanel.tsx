import { noteOnClaimCall } from '@riparo/domain/contract/desk-claim-calls.ts';
import { MESSAGE_LONGEST } from '@riparo/domain/claims/lengths.ts';
import { Panel } from '../parts/Panel.tsx';
import { useMay } from '../session/session.ts';
import { useNow } from '../time/now.ts';
import { sayMoment } from '../time/say-time.ts';
import styles from './claim-parts.module.css';
import { WritingForm } from './WritingForm.tsx';
import type { OneClaim } from './use-claim.ts';

/** What colleagues wrote down for each other. */
export function NotesPanel({ claim }: { readonly claim: OneClaim }) {
  const now = useNow();
  const mayWork = useMay('work-claims');
  if (!mayWork && claim.notes.length === 0) return null;
  return (
    <Panel title="Note">
      {claim.notes.length > 0 && (
        <ul className={styles['rows']}>
          {claim.notes.map(({ id, author, text, at }) => (
            <li key={id} className={styles['row']}>
              <div className={styles['main']}>
                <p className={styles['text']}>{text}</p>
                <p className={styles['soft']}>
                  {author}, {sayMoment(new Date(at), now)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {mayWork && (
        <WritingForm
          id="claim-note"
          call={noteOnClaimCall}
          claim={claim}
          label="Aggiungi una nota"
          hint="Il cliente non la vede"
          missing="Scrivi la nota."
          doIt="Aggiungi la nota"
          longest={MESSAGE_LONGEST}
          rows={2}
        />
      )}
    </Panel>
  );
}
