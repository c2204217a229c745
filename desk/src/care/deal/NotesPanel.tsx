import { editDealNoteCall, noteOnDealCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { NOTE_LONGEST } from '@riparo/domain/care/deals/lengths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ask } from '../../platform/api/ask.ts';
import { DEALS_KEY } from '../../platform/live/live.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { WrittenNotes } from '../../platform/parts/WrittenNotes.tsx';
import { WritingForm } from '../../platform/parts/WritingForm.tsx';
import type { OneDeal } from './use-deal.ts';

/** What colleagues wrote down. Whoever edits what somebody else has just edited sees both texts. */
export function NotesPanel({ deal }: { readonly deal: OneDeal }) {
  const { uuid } = deal;
  const queries = useQueryClient();
  const askAnew = () => queries.invalidateQueries({ queryKey: [DEALS_KEY] });
  const mayWrite = deal.actions.some(({ action }) => action === 'note');
  if (!mayWrite && deal.notes.length === 0) return null;
  return (
    <Panel title="Note">
      <WrittenNotes
        notes={deal.notes}
        mayWrite={mayWrite}
        longest={NOTE_LONGEST}
        change={(id, version, text) =>
          ask(editDealNoteCall, { params: { uuid, noteId: String(id) }, body: { version, text } })
        }
        askAnew={askAnew}
      />
      {mayWrite && (
        <WritingForm
          id="new-note"
          draftName={`note deal ${uuid}`}
          longest={NOTE_LONGEST}
          write={(text, key) => ask(noteOnDealCall, { params: { uuid }, body: { key, text } })}
          askAnew={askAnew}
        />
      )}
    </Panel>
  );
}
