import { editDealNoteCall } from '@riparo/domain/contract/desk-deal-calls.ts';
import { NOTE_LONGEST } from '@riparo/domain/desk-deals/lengths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask } from '../api/ask.ts';
import { DEALS_KEY } from '../live/live.tsx';
import { FormFailure } from '../parts/FormFailure.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { useForm } from '../parts/use-form.ts';
import { ChangedMeanwhile } from '../parts/VersionChoice.tsx';
import styles from '../parts/panel-parts.module.css';
import type { OneDeal } from './use-deal.ts';

interface NoteEditorProps {
  readonly deal: OneDeal;
  readonly note: OneDeal['notes'][number];
  readonly onClose: () => void;
}

/** Changes a note from the text that was read. Whoever was quicker is shown beside what is written here. */
export function NoteEditor({ deal, note, onClose }: NoteEditorProps) {
  const queries = useQueryClient();
  const area = useRef<HTMLTextAreaElement>(null);
  // As it was read when the editor was opened: whoever changes it meanwhile is found out.
  const [read, setRead] = useState({ version: note.version, text: note.text });
  const [isBehind, setBehind] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: [DEALS_KEY] });
  const form = useForm(
    async (typed) => {
      const text = typed.get('text').trim();
      if (!text) return { text: 'Scrivi la nota.' };
      await ask(editDealNoteCall, {
        params: { uuid: deal.uuid, noteId: note.id },
        body: { version: read.version, text },
      });
      await refresh();
      onClose();
      return undefined;
    },
    ({ code }) => {
      if (code !== 'NoteChanged') return false;
      setBehind(true);
      void refresh();
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
            <TextArea {...wiring} ref={area} name="text" maxLength={NOTE_LONGEST} defaultValue={read.text} />
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
                Tienile tutte e due
              </Button>
              <Button look="secondary" onClick={() => goOnWith(area.current?.value ?? '')}>
                Tieni la tua
              </Button>
              <Button look="quiet" onClick={onClose}>
                Tieni la sua
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
