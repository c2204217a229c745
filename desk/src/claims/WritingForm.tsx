import type { answerClaimantCall, noteOnClaimCall } from '@riparo/domain/contract/desk-claim-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { TextArea } from '@riparo/ui/TextArea.tsx';
import { ask } from '../api/ask.ts';
import { CLAIMS_KEY } from '../live/live.tsx';
import { FormFailure } from '../parts/FormFailure.tsx';
import { useDraft } from '../parts/use-draft.ts';
import { useForm } from '../parts/use-form.ts';
import { useKey } from '../parts/use-key.ts';
import type { OneClaim } from './use-claim.ts';

interface WritingFormProps {
  readonly id: string;
  readonly call: typeof answerClaimantCall | typeof noteOnClaimCall;
  readonly claim: OneClaim;
  readonly label: string;
  readonly hint: string;
  readonly missing: string;
  readonly doIt: string;
  readonly longest: number;
  readonly rows: number;
}

/** A few lines that are sent once; what is half written stays until it is sent. */
export function WritingForm({
  id,
  call,
  claim,
  label,
  hint,
  missing,
  doIt,
  longest,
  rows,
}: WritingFormProps) {
  const queries = useQueryClient();
  const area = useRef<HTMLTextAreaElement>(null);
  const { key, renew } = useKey();
  const draft = useDraft(`${id} ${claim.id}`);
  const form = useForm(async (typed) => {
    const text = typed.get('text').trim();
    if (!text) return { text: missing };
    await ask(call, { params: { id: claim.id }, body: { key, text } });
    renew();
    draft.drop();
    if (area.current) area.current.value = '';
    await queries.invalidateQueries({ queryKey: [CLAIMS_KEY] });
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
              maxLength={longest}
              defaultValue={draft.text}
              onInput={({ currentTarget }) => draft.keep(currentTarget.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" look="secondary" busy={form.isBusy}>
            {doIt}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
