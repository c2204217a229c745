import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { messageOf } from '../../platform/api/ask.ts';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';

interface NoteDialogProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  /** The label of the confirming button. */
  readonly confirmLabel: string;
  readonly change: { readonly isPending: boolean; readonly error: Error | null };
  readonly onWrite: (note: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason before a decision. */
export function NoteDialog({ title, label, hint, confirmLabel, change, onWrite, onClose }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog open onClose={onClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const text = note.trim();
          setMissing(text === '');
          if (text !== '' && !change.isPending) onWrite(text);
        }}
      >
        <Stack>
          <FormFailure message={change.error ? messageOf(change.error) : undefined} />
          <Field
            id="note"
            label={label}
            hint={hint}
            error={isMissing ? 'Scrivi una breve spiegazione.' : undefined}
          >
            {(wiring) => (
              <TextArea
                {...wiring}
                name="note"
                maxLength={500}
                value={note}
                onChange={({ currentTarget: { value } }) => setNote(value)}
              />
            )}
          </Field>
          <Stack direction="row" gap={2}>
            <Button type="submit" busy={change.isPending}>
              {confirmLabel}
            </Button>
            <Button look="quiet" onClick={onClose}>
              Annulla
            </Button>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
