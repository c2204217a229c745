import { addDealTaskCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import { dealPeopleCall } from '@riparo/domain/desk/staff/staff-calls.ts';
import { MAX_TASK_LENGTH } from '@riparo/domain/care/deals/lengths.ts';
import { fullNameOf } from '@riparo/domain/desk/staff/full-name.ts';
import { addDays, dayInRome } from '@riparo/domain/platform/values/calendar.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@riparo/ui/Button.tsx';
import { Field } from '@riparo/ui/Field.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { ask } from '../../platform/api/ask.ts';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { SelectBox } from '../../platform/parts/SelectBox.tsx';
import { TextField } from '../../platform/parts/TextField.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { useSession } from '../../platform/session/session.ts';
import { useNow } from '../../platform/time/now.ts';
import styles from '../../platform/parts/panel-parts.module.css';
import { useCaseChange } from '../cases/use-case.ts';
import { dealSource, type OneDeal } from './use-deal.ts';
import { useKey } from '../../platform/parts/use-key.ts';

/** A new task, with its due date and assignee. */
export function NewTask({ deal, onClose }: { readonly deal: OneDeal; readonly onClose: () => void }) {
  const add = useCaseChange(dealSource, deal.uuid, addDealTaskCall);
  const session = useSession();
  const { id: me } = session;
  const { key } = useKey();
  const today = dayInRome(useNow());
  const people = useQuery({
    queryKey: ['deal people'],
    queryFn: ({ signal }) => ask(dealPeopleCall, { signal }),
  });
  // Until the colleagues are loaded, only the user's own name.
  const candidates = people.data?.data ?? [session];
  const form = useForm(async (typed) => {
    const text = typed.get('task').trim();
    if (!text) return { task: 'Scrivi che cosa c’è da fare.' };
    const assignee = candidates.find(({ id }) => id === typed.get('assigneeId'));
    if (!assignee) return { assigneeId: 'Scegli chi lo fa.' };
    await add.mutateAsync({
      params: { uuid: deal.uuid },
      body: { key, text, day: typed.get('day'), assigneeId: assignee.id },
    });
    onClose();
    return undefined;
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={3}>
        <FormFailure message={form.failure} />
        <TextField
          name="task"
          label="Che cosa c’è da fare"
          maxLength={MAX_TASK_LENGTH}
          autoComplete="off"
          error={form.errors['task'] ?? form.errors['text']}
        />
        <div className={styles['fields']}>
          <TextField
            name="day"
            label="Entro il giorno"
            type="date"
            min={today}
            defaultValue={addDays(today, 1)}
            error={form.errors['day']}
          />
          <Field id="assigneeId" label="Chi lo fa" error={form.errors['assigneeId']}>
            {(wiring) => (
              <SelectBox
                {...wiring}
                // The possible assignees load a moment later.
                key={candidates.length}
                name="assigneeId"
                defaultValue={me}
                options={candidates.map((each) => ({
                  value: each.id,
                  label: each.id === me ? `${fullNameOf(each)} (tu)` : fullNameOf(each),
                }))}
              />
            )}
          </Field>
        </div>
        <div className={styles['buttons']}>
          <Button type="submit" look="secondary" busy={form.isBusy}>
            Aggiungi
          </Button>
          <Button look="quiet" onClick={onClose}>
            Annulla
          </Button>
        </div>
      </Stack>
    </form>
  );
}
