import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { useRef } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { useDraft } from '../../platform/parts/use-draft.ts';
import { useForm } from '../../platform/parts/use-form.ts';
import { useKey } from '../../platform/parts/use-key.ts';

interface WritingFormProps {
  readonly id: string;
  /** The draft is stored under this name. */
  readonly draftName: string;
  readonly write: (text: string, key: SubmissionKey) => Promise<unknown>;
  readonly maxLength: number;
  readonly label?: string;
  readonly hint?: string | undefined;
  readonly missing?: string;
  readonly confirmLabel?: string;
  readonly rows?: number;
}

/** A few lines that are sent once, by default a note; the draft stays until it is sent. */
export function WritingForm({
  id,
  draftName,
  write,
  maxLength,
  label = 'Aggiungi una nota',
  hint,
  missing = 'Scrivi la nota.',
  confirmLabel = 'Aggiungi la nota',
  rows = 2,
}: WritingFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { key, renew } = useKey();
  const draft = useDraft(draftName);
  const form = useForm(async (typed) => {
    const text = typed.get('text').trim();
    if (!text) return { text: missing };
    await write(text, key);
    renew();
    draft.drop();
    if (area.current) area.current.value = '';
    return undefined;
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={2}>
        <FormFailure message={form.failure} />
        <Field id={id} label={label} hint={hint} error={form.errors['text']}>
          {(wiring) => (
            <TextArea
              {...wiring}
              ref={area}
              name="text"
              rows={rows}
              maxLength={maxLength}
              defaultValue={draft.text}
              onInput={({ currentTarget }) => draft.keep(currentTarget.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" look="secondary" busy={form.isBusy}>
            {confirmLabel}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
