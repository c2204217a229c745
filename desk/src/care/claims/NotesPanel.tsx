import { editClaimNoteCall, noteOnClaimCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { MESSAGE_LONGEST } from '@riparo/domain/care/claims/lengths.ts';
import { ask } from '../../platform/api/ask.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { WritingForm } from '../../platform/parts/WritingForm.tsx';
import { WrittenNotes } from '../../platform/parts/WrittenNotes.tsx';
import { useMay } from '../../platform/session/session.ts';
import { type OneClaim, useClaimsAskedAnew } from './use-claim.ts';

/** What colleagues wrote down for each other. */
export function NotesPanel({ claim: { id, notes } }: { readonly claim: OneClaim }) {
  const askAnew = useClaimsAskedAnew();
  const mayWork = useMay('work-claims');
  if (!mayWork && notes.length === 0) return null;
  return (
    <Panel title="Note">
      <WrittenNotes
        notes={notes}
        mayWrite={mayWork}
        longest={MESSAGE_LONGEST}
        change={(noteId, version, text) =>
          ask(editClaimNoteCall, { params: { id, noteId: String(noteId) }, body: { version, text } })
        }
        askAnew={askAnew}
      />
      {mayWork && (
        <WritingForm
          id="claim-note"
          draftName={`claim-note ${id}`}
          hint="Il cliente non la vede"
          longest={MESSAGE_LONGEST}
          write={(text, key) => ask(noteOnClaimCall, { params: { id }, body: { key, text } })}
          askAnew={askAnew}
        />
      )}
    </Panel>
  );
}
