import type { Note } from '@riparo/domain/care/notes/versions.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { useState, Fragment, useRef } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Fold } from '@riparo/ui/Fold.tsx';
import { useNow } from '../../platform/time/now.ts';
import { sayMoment } from '../../platform/time/say-time.ts';
import styles from '../../platform/parts/panel-parts.module.css';
import { Field } from '@riparo/ui/Field.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { WritingForm } from './WritingForm.tsx';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { ChangedMeanwhile } from '../../platform/parts/VersionChoice.tsx';

type AnyNote = Note<string | number>;

/** How notes of one case are changed: from the version that was read. */
interface NoteChanges {
  readonly mayWrite: boolean;
  readonly maxLength: number;
  readonly change: (id: string | number, version: number, text: string) => Promise<unknown>;
  readonly refetch: () => Promise<unknown>;
}

interface NotesPanelProps extends Omit<NoteChanges, 'change'> {
  /** Whose notes they are: what is half written is stored under it. */
  readonly caseId: string;
  readonly notes?: readonly AnyNote[];
  /** Who does not see them, where it has to be said. */
  readonly hint?: string;
  readonly write: (text: string, key: SubmissionKey) => Promise<unknown>;
  /** Nothing where notes are lines of the history, which are never changed. */
  readonly change?: NoteChanges['change'];
}

const NO_NOTES: readonly AnyNote[] = [];
const unchangeable = () => Promise.reject(new Error('notes of this case are not changed'));

/** What colleagues wrote down for each other. Who edits a note that was just edited sees both texts. */
export function NotesPanel({
  caseId,
  notes = NO_NOTES,
  hint,
  write,
  change = unchangeable,
  ...rest
}: NotesPanelProps) {
  const { mayWrite, maxLength, refetch } = rest;
  if (!mayWrite && notes.length === 0) return null;
  return (
    <Panel title="Note">
      {notes.length > 0 && (
        <ul className={styles['rows']}>
          {notes.map((note) => (
            <li key={note.id} className={styles['row']}>
              <WrittenNote note={note} change={change} {...rest} />
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <WritingForm
          id="new-note"
          draftName={`note ${caseId}`}
          hint={hint}
          maxLength={maxLength}
          write={write}
          refetch={refetch}
        />
      )}
    </Panel>
  );
}

interface WrittenNoteProps extends NoteChanges {
  readonly note: AnyNote;
}

function WrittenNote({ note, ...changes }: WrittenNoteProps) {
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
      {changes.mayWrite && (
        <Button look="quiet" aria-label={`Cambia la nota di ${note.author}`} onClick={() => setEditing(true)}>
          Cambia
        </Button>
      )}
    </>
  );
}

interface NoteEditorProps extends NoteChanges {
  readonly note: AnyNote;
  readonly onClose: () => void;
}

/** Changes a note from the text that was read. Whoever was quicker is shown beside what is written here. */
function NoteEditor({ note, maxLength, change, refetch, onClose }: NoteEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // As it was read when the editor was opened: whoever changes it meanwhile is found out.
  const [read, setRead] = useState({ version: note.version, text: note.text });
  const [isBehind, setBehind] = useState(false);
  const form = useForm(
    async (typed) => {
      const text = typed.get('text').trim();
      if (!text) return { text: 'Scrivi la nota.' };
      await change(note.id, read.version, text);
      await refetch();
      onClose();
      return undefined;
    },
    ({ code }) => {
      if (code !== 'NoteChanged') return false;
      setBehind(true);
      void refetch();
      return true;
    },
  );
  const isChanged = isBehind && note.version !== read.version;
  /** What is saved next is written over what was just read. */
  const goOnWith = (text: string) => {
    setRead({ version: note.version, text: note.text });
    setBehind(false);
    if (!area.current) return;
    area.current.value = text;
    area.current.focus();
  };
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles['main']}>
      <Stack gap={3}>
        <FormFailure message={form.failure} />
        {isChanged && (
          <>
            <ChangedMeanwhile>
              {note.author} ha cambiato questa nota mentre scrivevi: qui sotto ci sono la sua versione e la
              tua.
            </ChangedMeanwhile>
            <div>
              <p className={styles['soft']}>La versione di {note.author}</p>
              <p className={styles['letter']}>{note.text}</p>
            </div>
          </>
        )}
        <Field
          id={`note-${note.id}`}
          label={isChanged ? 'La tua versione' : 'Cambia la nota'}
          error={form.errors['text']}
        >
          {(wiring) => (
            <TextArea {...wiring} ref={area} name="text" maxLength={maxLength} defaultValue={read.text} />
          )}
        </Field>
        <div className={styles['buttons']}>
          {isChanged ? (
            // Buttons of their own: one that became «Salva» while it is pressed would save at once.
            <Fragment key="versions">
              <Button
                look="secondary"
                onClick={() => goOnWith(`${note.text}\n\n${area.current?.value ?? ''}`)}
              >
                Conserva entrambe
              </Button>
              <Button look="secondary" onClick={() => goOnWith(area.current?.value ?? '')}>
                Conserva la tua
              </Button>
              <Button look="quiet" onClick={onClose}>
                Conserva la sua
              </Button>
            </Fragment>
          ) : (
            <Fragment key="save">
              <Button type="submit" look="secondary" busy={form.isBusy}>
                Salva la nota
              </Button>
              <Button look="quiet" onClick={onClose}>
                Annulla
              </Button>
            </Fragment>
          )}
        </div>
      </Stack>
    </form>
  );
}
