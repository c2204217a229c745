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
  /** Grows when somebody does something; 0 where the server does not ask which one was seen. */
  readonly version?: number;
  /** Who did what, the latest first. */
  readonly lines?: readonly TimelineLine[];
  /** How the case is spoken of once it has changed. */
  readonly changed?: { readonly byOthers: string; readonly byMe: string };
  readonly done?: string | null;
  readonly onClose: () => void;
}

const NO_LINES: readonly TimelineLine[] = [];
const MAX_LINES_SHOWN = 3;

/**
 * An act over the version that was on the screen when its dialog was opened. What others change meanwhile is shown in the dialog, and
 * nothing is done before it was seen. Changes of this window are no news in it: one that was underway when the dialog was opened, or an
 * act whose answer was lost. Pressed again that act has the same key, which the server knows.
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
  const isOwnNews = change.isIdle && (areOthersUnderway || wereUnderway);
  if (hasMoved && isOwnNews) accept();
  const hasChanged = hasMoved && !isOwnNews;

  const news = lines.slice(0, Math.max(0, lines.length - seen.lines));
  const problem = problemOf(change.error);
  return {
    act: (wanted: (fields: { key: SubmissionKey; version: number }) => CallOptions<C>) =>
      change.mutate(wanted({ key, version: seen.version })),
    isBusy: change.isPending,
    isUnknown,
    hasChanged,
    news: news.slice(0, MAX_LINES_SHOWN),
    changed: news.length > 0 && news.every(({ actor }) => isMe(actor)) ? changed?.byMe : changed?.byOthers,
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
  /** What was forgotten in the dialog. */
  readonly fault?: string | undefined;
  /** What the customer will be told of it. */
  readonly notice?: ReactNode;
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks what an act needs, says what the customer will be told, and does it once. */
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
