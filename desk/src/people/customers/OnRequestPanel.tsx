import { type DeskPerson, eraseCustomerCall } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { RETAINED_AFTER_DELETION } from '@riparo/domain/people/account/deletion.ts';
import { personErrors } from '@riparo/domain/people/search/errors.ts';
import { customerFilePath } from '@riparo/domain/people/search/paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from '@riparo/ui/icons/Download.ts';
import { Trash2 } from '@riparo/ui/icons/Trash2.ts';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@riparo/ui/Button.tsx';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask } from '../../platform/api/ask.ts';
import { PEOPLE_KEY } from '../../platform/live/live.tsx';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { TextField } from '../../platform/parts/TextField.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { paths } from '../../platform/paths/paths.ts';
import { useCan } from '../../platform/session/session.ts';
import { nameOf } from './PersonRow.tsx';

interface OnRequestPanelProps {
  readonly person: DeskPerson;
  /** True: the person must not be fetched any more; false: the erasure failed. */
  readonly onErasing: (isErasing: boolean) => void;
}

/** What a person may always request: their data as a file, or their erasure. */
export function OnRequestPanel({ person, onErasing }: OnRequestPanelProps) {
  const canErase = useCan('erase-customers');
  const [isErasing, setErasing] = useState(false);
  if (!canErase) return null;
  return (
    <Panel title="Se la persona lo chiede">
      <Stack gap={3}>
        <a
          className={buttonClass('secondary', false)}
          href={customerFilePath(person.id)}
          download
          title="Anche l’esportazione è annotata nel registro"
        >
          <Download size={18} aria-hidden="true" /> Esporta i suoi dati
        </a>
        <Button look="danger" icon={<Trash2 size={18} aria-hidden="true" />} onClick={() => setErasing(true)}>
          Cancella i suoi dati
        </Button>
      </Stack>
      {isErasing && <EraseDialog person={person} onErasing={onErasing} onClose={() => setErasing(false)} />}
    </Panel>
  );
}

interface EraseDialogProps extends OnRequestPanelProps {
  readonly onClose: () => void;
}

function EraseDialog({ person, onErasing, onClose }: EraseDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useForm(async (typed) => {
    const email = typed.get('confirm-email').trim();
    if (email === '') return { 'confirm-email': 'Scrivi l’e-mail della persona per confermare.' };
    if (emailKey(email) !== emailKey(person.email))
      return { 'confirm-email': personErrors.NotTheirMailbox.message };
    onErasing(true);
    try {
      await ask(eraseCustomerCall, { params: { id: person.id }, body: { email } });
    } catch (error) {
      onErasing(false);
      throw error;
    }
    notify({ kind: 'success', text: 'I dati sono stati cancellati. La persona riceve un’ultima e-mail.' });
    await navigate(paths.customers);
    queries.removeQueries({ queryKey: [PEOPLE_KEY, 'one', person.id] });
    void queries.invalidateQueries();
    return undefined;
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Cancelli i dati di ${nameOf(person)}?`}
      actions={
        <>
          <Button type="submit" form={formId} look="danger" busy={form.isBusy}>
            Cancella tutto
          </Button>
          <Button look="quiet" onClick={onClose}>
            Annulla
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit}>
        <Stack gap={3}>
          <FormFailure message={form.failure} />
          <p>
            Cancelli {person.hasAccount ? 'l’account, ' : ''}le richieste, i preventivi, i report, i consensi
            e gli acquisti mai pagati di {person.email}. Non si può annullare.
          </p>
          <p>{RETAINED_AFTER_DELETION}</p>
          <TextField
            name="confirm-email"
            label="Scrivi l’e-mail della persona per confermare"
            type="email"
            autoComplete="off"
            spellCheck={false}
            error={form.errors['confirm-email']}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
