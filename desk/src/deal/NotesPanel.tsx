import { noteOnDealCall } from '@riparo/domain/contract/desk-deal-calls.ts';
import { NOTE_LONGEST } from '@riparo/domain/desk-deals/lengths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Fold } from '@riparo/ui/Fold.tsx';
import { ask } from '../api/ask.ts';
import { DEALS_KEY } from '../live/live.tsx';
import { Panel } from '../parts/Panel.tsx';
import { WritingForm } from '../parts/WritingForm.tsx';
import { useNow } from '../time/now.ts';
import { sayMoment } from '../time/say-time.ts';
import styles from '../parts/panel-parts.module.css';
import { NoteEditor } from './NoteEditor.tsx';
import type { OneDeal } from './use-deal.ts';

/** What colleagues wrote down. Whoever edits what somebody else has just edited sees both texts. */
export function NotesPanel({ deal }: { readonly deal: OneDeal }) {
  const { uuid } = deal;
  const queries = useQueryClient();
  const mayWrite = deal.actions.some(({ action }) => action === 'note');
  if (!mayWrite && deal.notes.length === 0) return null;
  return (
    <Panel title="Note">
      {deal.notes.length > 0 && (
        <ul className={styles['rows']}>
          {deal.notes.map((note) => (
            <li key={note.id} className={styles['row']}>
              <WrittenNote deal={deal} note={note} mayWrite={mayWrite} />
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <WritingForm
          id="new-note"
          draftName={`note deal ${uuid}`}
          longest={NOTE_LONGEST}
          write={(text, key) => ask(noteOnDealCall, { params: { uuid }, body: { key, text } })}
          askAnew={() => queries.invalidateQueries({ queryKey: [DEALS_KEY] })}
        />
      )}
    </Panel>
  );
}

interface WrittenNoteProps {
  readonly deal: OneDeal;
  readonly note: OneDeal['notes'][number];
  readonly mayWrite: boolean;
}

function WrittenNote({ deal, note, mayWrite }: WrittenNoteProps) {
  const now = useNow();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <NoteEditor deal={deal} note={note} onClose={() => setEditing(false)} />;
  const { length } = note.earlier;
  return (
    <>
      <div className={styles['main']}>
        <p className={styles['text']}>{note.text}</p>
        <p className={styles['soft']}>
          {note.author}, {sayMoment(new Date(note.at), now)}
        </p>
        {length > 0 && (
          <Fold title={length === 1 ? 'La versione di prima' : `Le ${length} versioni di prima`} size="small">
            {note.earlier.map(({ version, text, author, at }) => (
              <div key={version}>
                <p className={styles['text']}>{text}</p>
                <p className={styles['soft']}>
                  {author}, {sayMoment(new Date(at), now)}
                </p>
              </div>
            ))}
          </Fold>
        )}
      </div>
      {mayWrite && (
        <Button look="quiet" aria-label={`Cambia la nota di ${note.author}`} onClick={() => setEditing(true)}>
          Cambia
        </Button>
      )}
    </>
  );
}
