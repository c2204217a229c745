import type { ReactNode } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import type { ButtonLook } from '@riparo/ui/button-look.ts';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { FormFailure } from './FormFailure.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** The consequences, before the button is clicked. */
  readonly children: ReactNode;
  /** The label of the confirming button. */
  readonly confirmLabel: string;
  readonly look?: ButtonLook;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before an action with immediate effect on others. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  look = 'primary',
  isBusy,
  failure,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button look={look} busy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Annulla
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <FormFailure message={failure} />
        {children}
      </Stack>
    </Dialog>
  );
}
