import {
  editComplaintNoteCall,
  noteOnComplaintCall,
} from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { ask } from '../../platform/api/ask.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { WritingForm } from '../../platform/parts/WritingForm.tsx';
import { WrittenNotes } from '../../platform/parts/WrittenNotes.tsx';
import { useMay } from '../../platform/session/session.ts';
import { type OneComplaint, useComplaintsAskedAnew } from './use-complaints.ts';

const NOTE_LONGEST = 2000;

/** What those who answer for complaints wrote down for each other. */
export function NotesPanel({ complaint: { id, notes } }: { readonly complaint: OneComplaint }) {
  const askAnew = useComplaintsAskedAnew();
  const mayWork = useMay('work-complaints');
  if (!mayWork && notes.length === 0) return null;
  return (
    <Panel title="Note">
      <WrittenNotes
        notes={notes}
        mayWrite={mayWork}
        longest={NOTE_LONGEST}
        change={(noteId, version, text) =>
          ask(editComplaintNoteCall, { params: { id, noteId: Number(noteId) }, body: { version, text } })
        }
        askAnew={askAnew}
      />
      {mayWork && (
        <WritingForm
          id="note"
          draftName={`note complaint ${id}`}
          hint="Chi ha scritto non la vede"
          longest={NOTE_LONGEST}
          write={(text, key) => ask(noteOnComplaintCall, { params: { id }, body: { key, text } })}
          askAnew={askAnew}
        />
      )}
    </Panel>
  );
}
