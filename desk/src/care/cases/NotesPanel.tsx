import type { noteErrors } from '@riparo/domain/care/casework/note-errors.ts';
import type { Note } from '@riparo/domain/care/casework/note-versions.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { Fragment, useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { Fold } from '@riparo/ui/Fold.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import styles from '../../platform/parts/panel-parts.module.css';
import { useForm } from '../../platform/parts/use-form.ts';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import { SavedMeanwhile, useOverwrite, VersionButtons } from './TextConflict.tsx';
import { useIsMe } from './use-case.ts';
import { WritingForm } from './WritingForm.tsx';

type AnyNote = Note<string | number>;

/** Changes to the notes of one case, based on the version that was read. */
interface NoteChanges {
  readonly maxLength: number;
  readonly change: (id: string | number, version: number, text: string) => Promise<unknown>;
  readonly reload: () => Promise<readonly AnyNote[]>;
}

interface NotesPanelProps {
  /** The case of the notes: drafts are stored under it. */
  readonly caseId: string;
  readonly mayWrite: boolean;
  readonly maxLength: number;
  /** Who cannot see them, if worth saying. */
  readonly hint?: string;
  readonly write: (text: string, key: SubmissionKey) => Promise<unknown>;
  /** Undefined if notes are lines of the history, which never change. */
  readonly written?: Omit<NoteChanges, 'maxLength'> & { readonly notes: readonly AnyNote[] };
}

/** Internal notes. If a note was edited by someone else meanwhile, both texts are shown. */
export function NotesPanel({ caseId, mayWrite, maxLength, hint, write, written }: NotesPanelProps) {
  const hasNotes = written !== undefined && written.notes.length > 0;
  if (!mayWrite && !hasNotes) return null;
  return (
    <Panel title="Note">
      {hasNotes && (
        <ul className={styles['rows']}>
          {written.notes.map((note) => (
            <li key={note.id} className={styles['row']}>
              <WrittenNote note={note} mayWrite={mayWrite} maxLength={maxLength} {...written} />
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
        />
      )}
    </Panel>
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
          {note.author}, {formatMoment(new Date(note.at), now)}
        </p>
        {length > 0 && (
          <Fold title={length === 1 ? 'La versione di prima' : `Le ${length} versioni di prima`} size="small">
            {note.earlier.map(({ version, text, author, at }) => (
              <div key={version}>
                <p className={styles['text']}>{text}</p>
                <p className={styles['soft']}>
                  {author}, {formatMoment(new Date(at), now)}
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

interface NoteEditorProps extends NoteChanges {
  readonly note: AnyNote;
  readonly onClose: () => void;
}

function NoteEditor({ note, maxLength, change, reload, onClose }: NoteEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const isMe = useIsMe();
  const overwrite = useOverwrite<{ text: string }>();
  // The note when the editor opened.
  const [read, setRead] = useState({ version: note.version, text: note.text });
  const [isBehind, setBehind] = useState(false);
  const form = useForm(
    async (typed) => {
      const text = typed.get('text').trim();
      if (!text) return { text: 'Scrivi la nota.' };
      await overwrite({
        value: { text },
        version: read.version,
        send: (value, version) => change(note.id, version, value.text),
        conflict: 'NoteChanged' satisfies keyof typeof noteErrors,
        reload: async () => (await reload()).find(({ id }) => id === note.id),
        isSame: (one, other) => one.text === other.text,
      });
      onClose();
      return undefined;
    },
    ({ code }) => {
      if (code !== 'NoteChanged') return false;
      setBehind(true);
      return true;
    },
  );
  const isChanged = isBehind && note.version !== read.version;
  const isMine = isMe(note.author);
  /** The next save is based on the version just read. */
  const continueWith = (text: string) => {
    setRead({ version: note.version, text: note.text });
    setBehind(false);
    if (!area.current) return;
    area.current.value = text;
    area.current.focus();
  };
  const written = () => area.current?.value ?? '';
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles['main']}>
      <Stack gap={3}>
        <FormFailure message={form.failure} />
        {isChanged && (
          <SavedMeanwhile author={note.author} isMine={isMine} did="cambiato questa nota" text={note.text} />
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
            // Separate buttons: one that turned into «Salva» while being pressed would save at once.
            <VersionButtons
              isMine={isMine}
              onKeep={(which) => {
                if (which === 'saved') onClose();
                else continueWith(which === 'both' ? `${note.text}\n\n${written()}` : written());
              }}
            />
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
