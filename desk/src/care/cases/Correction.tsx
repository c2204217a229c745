import { useRef, useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { problemOf } from '../../platform/api/ask.ts';
import { FormFailure } from '../../platform/parts/FormFailure.tsx';
import styles from '../../platform/parts/panel-parts.module.css';
import { type Typed, useForm } from '../../platform/parts/use-form.ts';
import { EditConflict, VersionChoice } from '../../platform/parts/VersionChoice.tsx';
import { isOutcomeUnknown, useIsMe } from './use-case.ts';

type Values<Value> = Readonly<Record<string, Value>>;

type Conflict<Value> = {
  /** The values when the form opened, the current values, and the values typed here. */
  readonly before: Values<Value>;
  readonly saved: Values<Value>;
  readonly mine: Values<Value>;
  readonly names: readonly string[];
  readonly isMine: boolean;
  readonly message: string;
};

interface CorrectionOptions<Value> {
  readonly initial: Values<Value>;
  /** Sends each field that differs, with the value seen and the new one. */
  readonly send: (changes: Values<{ from: Value; to: Value }>) => Promise<unknown>;
  /** The server's error for collisions, which names the fields. */
  readonly conflict: string;
  /** The current values, and who changed them. */
  readonly reload: () => Promise<{ values: Values<Value>; by: string | undefined }>;
  readonly onSaved: () => void;
}

const isSame = (one: unknown, other: unknown) => (one ?? '') === (other ?? '');

/**
 * Corrects fields one by one. Changes of different fields are merged; for a field changed twice the user
 * chooses a version. A change that this window sent before, without receiving the response, is not a
 * conflict.
 */
export function useCorrection<Value>({
  initial,
  send,
  conflict: code,
  reload,
  onSaved,
}: CorrectionOptions<Value>) {
  const isMe = useIsMe();
  // The values when the form opened: the server detects changes since then.
  const [before] = useState(initial);
  const [conflict, setConflict] = useState<Conflict<Value>>();
  const unanswered = useRef<Values<Value>>(undefined);
  const names = Object.keys(before);

  const save = async (mine: Values<Value>, over: Values<Value>): Promise<void> => {
    const changed = names.filter((name) => !isSame(mine[name], over[name]));
    const changes = changed.map((name) => [name, { from: over[name], to: mine[name] }] as const);
    try {
      await send(Object.fromEntries(changes) as Values<{ from: Value; to: Value }>);
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code !== code) {
        if (isOutcomeUnknown(error)) unanswered.current = mine;
        throw error;
      }
      const { values: saved, by } = await reload();
      const isOwn = (name: string) =>
        unanswered.current !== undefined && isSame(saved[name], unanswered.current[name]);
      const colliding = names.filter((name) => name in (problem.fields ?? {}) && !isOwn(name));
      const found = { before: over, saved, mine, names: colliding };
      if (colliding.length === 0) return save(mergedOf(found, names), saved);
      setConflict({ ...found, isMine: isMe(by), message: problem.message });
      return;
    }
    unanswered.current = undefined;
    onSaved();
  };

  return {
    before,
    save: (mine: Values<Value>) => save(mine, before),
    conflict,
    choose: async (typed: Typed) => {
      if (conflict)
        await save(
          mergedOf(conflict, names, (name) => typed.get(`choice-${name}`) === 'mine'),
          conflict.saved,
        );
    },
  };
}

/** Merges the changes of both sides that do not collide. */
function mergedOf<Value>(
  { before, saved, mine, names: colliding }: Pick<Conflict<Value>, 'before' | 'saved' | 'mine' | 'names'>,
  names: readonly string[],
  isMineChosen: (name: string) => boolean = () => true,
): Values<Value> {
  const isMine = (name: string) =>
    colliding.includes(name) ? isMineChosen(name) : !isSame(mine[name], before[name]);
  return Object.fromEntries(
    names.map((name) => [name, (isMine(name) ? mine : saved)[name]]),
  ) as Values<Value>;
}

interface CorrectionConflictProps<Value> {
  readonly correction: Pick<ReturnType<typeof useCorrection<Value>>, 'choose'> & {
    readonly conflict: Conflict<Value>;
  };
  readonly labelOf: (name: string) => string;
  readonly say: (name: string, value: Value | undefined) => string;
  readonly onClose: () => void;
}

/** Both versions of each field that was changed twice, to choose from. */
export function CorrectionConflict<Value>({
  correction: { conflict, choose },
  labelOf,
  say,
  onClose,
}: CorrectionConflictProps<Value>) {
  const { names, saved, mine, isMine, message } = conflict;
  const form = useForm(choose);
  return (
    <form onSubmit={form.onSubmit}>
      <Stack>
        <EditConflict>
          {isMine
            ? 'Hai già modificato gli stessi dati in un’altra finestra: scegli quale versione conservare.'
            : message}
        </EditConflict>
        <FormFailure message={form.failure ?? Object.values(form.errors)[0]} />
        {names.map((name) => (
          <VersionChoice
            key={`${name} ${say(name, saved[name])}`}
            name={`choice-${name}`}
            legend={labelOf(name)}
            theirs={{ whose: 'C’è ora', text: say(name, saved[name]) }}
            mine={{ whose: 'La tua', text: say(name, mine[name]) }}
          />
        ))}
        <div className={styles['buttons']}>
          <Button type="submit" busy={form.isBusy}>
            Conserva queste
          </Button>
          <Button look="quiet" onClick={onClose}>
            Lascia stare
          </Button>
        </div>
      </Stack>
    </form>
  );
}
