import type { TypedHours } from '@riparo/domain/desk/opening-hours/hours-settings.ts';
import {
  compareHours,
  type HoursPart,
  mergeHours,
  type PartChange,
} from '@riparo/domain/desk/opening-hours/merge-hours.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { useForm } from '../../platform/parts/use-form.ts';
import { ChangedMeanwhile, VersionChoice } from '../../platform/parts/VersionChoice.tsx';
import type { Hours } from './hours.ts';
import styles from './HoursConflict.module.css';
import { sayPart, sayValue } from './typed-hours.ts';

const nameOf = (part: HoursPart) => (part.kind === 'weekday' ? `part-${part.day}` : `part-${part.date}`);

interface HoursConflictProps {
  readonly before: TypedHours;
  readonly mine: TypedHours;
  readonly theirs: Hours;
  readonly onChosen: (hours: TypedHours) => Promise<void>;
  readonly onKeepTheirs: () => void;
}

/** Both versions, part by part: what only one has changed is kept, where both did one chooses. */
export function HoursConflict({ before, mine, theirs, onChosen, onKeepTheirs }: HoursConflictProps) {
  const changes = compareHours(before, mine, theirs);
  const by = (who: PartChange['by']) => changes.filter((change) => change.by === who);
  const them = theirs.changedBy ?? 'Un’altra persona';
  const form = useForm((typed) =>
    onChosen(mergeHours(theirs, changes, (part) => (typed.get(nameOf(part)) === 'mine' ? 'mine' : 'theirs'))),
  );
  return (
    <form onSubmit={form.onSubmit}>
      <Panel title="Due versioni degli orari">
        <Stack>
          <ChangedMeanwhile>
            {them} ha salvato altri orari mentre scrivevi i tuoi. Non si è perso nulla: quello che ha cambiato
            una sola persona resta
            {by('both').length > 0 ? ', il resto lo scegli tu.' : '.'}
          </ChangedMeanwhile>
          <FormFailure message={form.failure ?? Object.values(form.errors)[0]} />
          {by('both').map(({ part, mine: my, theirs: their }) => (
            <VersionChoice
              key={nameOf(part)}
              name={nameOf(part)}
              legend={sayPart(part)}
              theirs={{ whose: them, text: sayValue(their) }}
              mine={{ whose: 'Tu', text: sayValue(my) }}
            />
          ))}
          <Changes title={`Cambiato solo da ${them}`} changes={by('them')} of="theirs" />
          <Changes title="Cambiato solo da te" changes={by('me')} of="mine" />
          <Stack direction="row" gap={2}>
            <Button type="submit" busy={form.isBusy}>
              Salva insieme
            </Button>
            <Button look="quiet" onClick={onKeepTheirs}>
              Lascia gli orari di {them}
            </Button>
          </Stack>
        </Stack>
      </Panel>
    </form>
  );
}

interface ChangesProps {
  readonly title: string;
  readonly changes: readonly PartChange[];
  readonly of: 'mine' | 'theirs';
}

function Changes({ title, changes, of }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <div>
      <h3 className={styles['title']}>{title}</h3>
      <dl className={styles['changes']}>
        {changes.map((change) => (
          <div key={nameOf(change.part)}>
            <dt>{sayPart(change.part)}</dt>
            <dd>{sayValue(change[of])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
