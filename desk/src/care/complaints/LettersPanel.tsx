import { type Letter, letterNames } from '@riparo/domain/care/complaints/letters.ts';
import { answerPreviewPath, receiptLetterPath } from '@riparo/domain/care/complaints/paths.ts';
import { postLetterCall } from '@riparo/domain/care/complaints/desk-complaint-calls.ts';
import { dayInRome, isoDate, writtenDate } from '@riparo/domain/platform/values/calendar.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { FileText } from '@riparo/ui/icons/FileText.ts';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import parts from '../../platform/parts/panel-parts.module.css';
import { TextField } from '../../platform/parts/TextField.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { useCan } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import { useCaseChange } from '../cases/use-case.ts';
import { complaintSource, type OneComplaint } from './use-complaints.ts';

interface LettersProps {
  readonly complaint: OneComplaint;
}

const pathOf = (id: string, kind: Letter) =>
  kind === 'receipt' ? receiptLetterPath(id) : answerPreviewPath(id);

/** Letters to print and post to a complainant without e-mail, and when that was done. */
export function LettersPanel({ complaint }: LettersProps) {
  const canWork = useCan('work-complaints');
  const { id, letters, postalAddress } = complaint;
  if (letters.length === 0) return null;
  return (
    <Panel title="Lettere da spedire">
      <Stack gap={3}>
        <p className={parts['soft']}>Non c’è un’e-mail: si spedisce tutto per posta a {postalAddress}</p>
        {letters.map(({ kind, postedOn }) => (
          <div key={kind}>
            <p>
              <a href={pathOf(id, kind)} target="_blank" rel="noreferrer" className={parts['phone']}>
                <FileText size={18} aria-hidden="true" /> {letterNames[kind]} (PDF)
              </a>
            </p>
            {postedOn ? (
              <p className={parts['soft']}>Spedita il {writtenDate(isoDate(postedOn))}</p>
            ) : (
              canWork && <PostedForm complaint={complaint} kind={kind} />
            )}
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

function PostedForm({ complaint: { id }, kind }: LettersProps & { readonly kind: Letter }) {
  const post = useCaseChange(complaintSource, id, postLetterCall);
  const today = dayInRome(useNow());
  const form = useForm(async (typed) => {
    await post.mutateAsync({
      params: { id },
      body: { kind, postedOn: typed.get('postedOn') || today },
    });
    notify({ kind: 'success', text: 'Spedizione annotata.' });
    return undefined;
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormFailure message={form.failure} />
      <div className={parts['fields']}>
        <TextField
          id={`posted-${kind}`}
          name="postedOn"
          label="Spedita il"
          type="date"
          max={today}
          defaultValue={today}
          error={form.errors['postedOn']}
        />
        <div>
          <Button type="submit" look="secondary" busy={form.isBusy}>
            Segna come spedita
          </Button>
        </div>
      </div>
    </form>
  );
}
