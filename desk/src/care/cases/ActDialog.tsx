import type { Call } from '@riparo/domain/platform/call/call.ts';
import type { SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { type ReactNode, useState } from 'react';
import type { CallOptions } from '@riparo/ui/api/client.ts';
import { Button } from '@riparo/ui/Button.tsx';
import type { ButtonLook } from '@riparo/ui/button-look.ts';
import { notify } from '@riparo/ui/notices.ts';
import { Stack } from '@riparo/ui/Stack.tsx';
import { messageOf, problemOf } from '../../platform/api/ask.ts';
import { ConfirmDialog } from '../../platform/parts/ConfirmDialog.tsx';
import parts from '../../platform/parts/panel-parts.module.css';
import { useKey } from '../../platform/parts/use-key.ts';
import { EditConflict } from '../../platform/parts/VersionChoice.tsx';
import type { TimelineLine } from './Timeline.tsx';
import { type CaseSource, isOutcomeUnknown, useCaseChange, useChangesUnderway, useIsMe } from './use-case.ts';

interface ActOptions<C extends Call, Id extends string> {
  readonly source: CaseSource<Id, unknown>;
  readonly id: Id;
  readonly call: C;
  /** Grows with every change; 0 if the server does not check which version was seen. */
  readonly version?: number;
  /** The history of the case, the latest first. */
  readonly lines?: readonly TimelineLine[];
  /** The sentences for a case that has changed. */
  readonly changed?: { readonly byOthers: string; readonly byMe: string };
  readonly done?: string | null;
  readonly onClose: () => void;
}

const NO_LINES: readonly TimelineLine[] = [];
const MAX_LINES_SHOWN = 3;

/**
 * An action on the version that was on the screen when its dialog opened. Changes by others meanwhile are
 * shown in the dialog first, and nothing is done before they were seen. Changes from this window are not
 * shown as news: one that was pending when the dialog opened, or an action whose response was lost. A retry
 * of that action has the same key, which the server recognises.
 */
export function useAct<C extends Call, Id extends string>({
  source,
  id,
  call,
  version = 0,
  lines = NO_LINES,
  changed,
  done = 'Fatto.',
  onClose,
}: ActOptions<C, Id>) {
  const { key } = useKey();
  const isMe = useIsMe();
  const [seen, setSeen] = useState({ version, lines: lines.length });
  const change = useCaseChange(source, id, call, {
    onDone: () => {
      if (done) notify({ kind: 'success', text: done });
      onClose();
    },
  });
  const isUnderway = change.isPending || change.isSuccess;
  const isUnknown = change.isError && isOutcomeUnknown(change.error);
  const hasMoved = version !== seen.version && !isUnderway && !isUnknown;
  const accept = () => setSeen({ version, lines: lines.length });
  const areOthersUnderway = useChangesUnderway(source.key) > 0;
  const [wereUnderway, setUnderway] = useState(areOthersUnderway);
  if (wereUnderway !== areOthersUnderway) setUnderway(areOthersUnderway);
  const isOwnChange = change.isIdle && (areOthersUnderway || wereUnderway);
  if (hasMoved && isOwnChange) accept();
  const hasChanged = hasMoved && !isOwnChange;

  const newLines = lines.slice(0, Math.max(0, lines.length - seen.lines));
  const problem = problemOf(change.error);
  return {
    act: (wanted: (fields: { key: SubmissionKey; version: number }) => CallOptions<C>) =>
      change.mutate(wanted({ key, version: seen.version })),
    isBusy: change.isPending,
    isUnknown,
    hasChanged,
    news: newLines.slice(0, MAX_LINES_SHOWN),
    changed:
      newLines.length > 0 && newLines.every(({ actor }) => isMe(actor)) ? changed?.byMe : changed?.byOthers,
    accept: () => {
      change.reset();
      accept();
    },
    fields: problem?.fields ?? {},
    failure: change.error && !hasChanged && !problem?.fields ? messageOf(change.error) : undefined,
  };
}

interface ActDialogProps {
  readonly doing: Omit<ReturnType<typeof useAct>, 'act'>;
  readonly title: string;
  readonly confirmLabel: string;
  readonly look?: ButtonLook | undefined;
  /** Whether the state of the case allows it. */
  readonly isPossible?: boolean;
  /** What is missing in the dialog. */
  readonly fault?: string | undefined;
  /** The notice that the customer will receive. */
  readonly notice?: ReactNode;
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for what an action needs, shows the notice for the customer, and executes it once. */
export function ActDialog({
  doing,
  title,
  confirmLabel,
  look,
  isPossible = true,
  fault,
  notice,
  children,
  onConfirm,
  onClose,
}: ActDialogProps) {
  const isStuck = doing.hasChanged || (!isPossible && !doing.isBusy && !doing.isUnknown);
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={isStuck ? 'Chiudi e controlla' : confirmLabel}
      {...(look && { look })}
      isBusy={doing.isBusy}
      failure={doing.failure ?? fault}
      onConfirm={isStuck ? onClose : onConfirm}
      onClose={onClose}
    >
      {doing.hasChanged && (
        <Stack gap={3}>
          <EditConflict>{doing.changed}: controlla le novità prima di continuare.</EditConflict>
          <ul className={parts['list']}>
            {doing.news.map(({ at, actor, text, detail }) => (
              <li key={`${at} ${text}`}>
                <strong>{actor}</strong> {text}
                {detail && `: ${detail}`}
              </li>
            ))}
          </ul>
          <div>
            <Button look="secondary" onClick={doing.accept}>
              Ho controllato, continuo
            </Button>
          </div>
        </Stack>
      )}
      {children}
      {notice && <p className={parts['told']}>{notice}</p>}
    </ConfirmDialog>
  );
}
