import { profileForm } from '@riparo/domain/people/account/forms.ts';
import type { Session } from '@riparo/domain/platform/sign-in/sign-in-calls.ts';
import { type Answers, askedFields } from '@riparo/domain/platform/wizard/definition.ts';
import { describeAnswer } from '@riparo/domain/platform/wizard/field-text.ts';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { answersOf } from '../person-answers.ts';
import styles from './ProfileConflict.module.css';

/** What this window wanted to save, and what another one saved meanwhile. */
export type Conflict = { readonly mine: Answers; readonly theirs: Session };

type ProfileConflictProps = {
  readonly conflict: Conflict | null;
  readonly onKeepOwn: (conflict: Conflict) => void;
  readonly onUseSaved: (conflict: Conflict) => void;
  readonly onDecideLater: () => void;
};

/** Two windows changed the profile: the customer decides, with both versions shown. */
export function ProfileConflict({ conflict, onKeepOwn, onUseSaved, onDecideLater }: ProfileConflictProps) {
  return (
    <Dialog
      open={conflict !== null}
      onClose={onDecideLater}
      title="I tuoi dati sono cambiati"
      actions={
        conflict && (
          <>
            <Button onClick={() => onKeepOwn(conflict)}>Salva quello che ho scritto</Button>
            <Button look="secondary" onClick={() => onUseSaved(conflict)}>
              Usa i dati già salvati
            </Button>
          </>
        )
      }
    >
      <p>Li hai salvati anche in un’altra finestra o su un altro dispositivo. Quali vuoi conservare?</p>
      {conflict && <Differences {...conflict} />}
    </Dialog>
  );
}

function Differences({ mine, theirs }: Conflict) {
  const saved = theirs.attributes ? answersOf(theirs.attributes) : {};
  const differences = askedFields(profileForm).filter(({ name }) => mine[name] !== saved[name]);
  if (differences.length === 0) return null;
  return (
    <table className={styles['differences']}>
      <thead>
        <tr>
          <th scope="col">Dato</th>
          <th scope="col">Hai scritto</th>
          <th scope="col">È salvato</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((field) => (
          <tr key={field.name}>
            <th scope="row">{field.label}</th>
            <td>{describeAnswer(field, mine[field.name])}</td>
            <td>{describeAnswer(field, saved[field.name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
