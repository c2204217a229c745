import { noteOnClaimCall } from '@riparo/domain/contract/desk-claim-calls.ts';
import { MESSAGE_LONGEST } from '@riparo/domain/claims/lengths.ts';
import { ask } from '../api/ask.ts';
import { Panel } from '../parts/Panel.tsx';
import { WritingForm } from '../parts/WritingForm.tsx';
import { useMay } from '../session/session.ts';
import { useNow } from '../time/now.ts';
import { sayMoment } from '../time/say-time.ts';
import styles from '../parts/panel-parts.module.css';
import { type OneClaim, useClaimsAskedAnew } from './use-claim.ts';

/** What colleagues wrote down for each other. */
export function NotesPanel({ claim }: { readonly claim: OneClaim }) {
  const now = useNow();
  const askAnew = useClaimsAskedAnew();
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
          draftName={`claim-note ${claim.id}`}
          hint="Il cliente non la vede"
          longest={MESSAGE_LONGEST}
          write={(text, key) => ask(noteOnClaimCall, { params: { id: claim.id }, body: { key, text } })}
          askAnew={askAnew}
        />
      )}
    </Panel>
  );
}
