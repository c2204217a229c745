import type { Note } from '@riparo/domain/care/notes/versions.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Fold } from '@riparo/ui/Fold.tsx';
import { useNow } from '../time/now.ts';
import { sayMoment } from '../time/say-time.ts';
import { type NoteChanges, NoteEditor } from './NoteEditor.tsx';
import styles from './panel-parts.module.css';

type AnyNote = Note<string | number>;

interface WrittenNotesProps extends NoteChanges {
  readonly notes: readonly AnyNote[];
  readonly mayWrite: boolean;
}

/** What colleagues wrote down. Whoever edits what somebody else has just edited sees both texts. */
export function WrittenNotes({ notes, ...rest }: WrittenNotesProps) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles['rows']}>
      {notes.map((note) => (
        <li key={note.id} className={styles['row']}>
          <WrittenNote note={note} {...rest} />
        </li>
      ))}
    </ul>
  );
}

interface WrittenNoteProps extends NoteChanges {
  readonly note: AnyNote;
  readonly mayWrite: boolean;
}

function WrittenNote({ note, mayWrite, ...changes }: WrittenNoteProps) {
  const now = useNow();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <NoteEditor note={note} {...changes} onClose={() => setEditing(false)} />;
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
