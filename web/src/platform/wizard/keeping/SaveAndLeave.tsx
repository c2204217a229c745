import type { Wizard } from '@riparo/domain/platform/wizard/definition.ts';
import { SAVED_FIELDS_DAYS } from '@riparo/domain/platform/wizard/saved-fields-days.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { Stack } from '@riparo/ui/Stack.tsx';
import { paths } from '../../router/paths.ts';
import { ButtonLink } from '../../router/links/ButtonLink.tsx';
import { TransferAnswers } from '../resume-link/TransferAnswers.tsx';
import { loadFromDevice, type WizardProgress } from '../progress-storage.ts';
import type { ProgressStore } from '../progress-store.ts';
import { storeOnDevice } from './keep-on-device.ts';
import styles from './WizardTools.module.css';

type SaveAndLeaveProps = {
  readonly wizard: Wizard;
  readonly store: ProgressStore;
  readonly progress: WizardProgress;
};

const hasStoredAnswers = ({ data, draft }: WizardProgress) =>
  Object.keys(data).length > 0 || Object.keys(draft).length > 0;

/** Leaves the flow, and says what is stored and where. */
export function SaveAndLeave({ wizard, store, progress }: SaveAndLeaveProps) {
  const [isOpen, setOpen] = useState(false);
  const [isStored, setStored] = useState(false);
  const open = () => {
    storeOnDevice(wizard, store, true);
    // The browser may forbid storage: then promise nothing.
    setStored(loadFromDevice(wizard) !== null);
    setOpen(true);
  };
  if (!hasStoredAnswers(progress)) return null;
  return (
    <>
      <button type="button" className={styles['tool']} onClick={open}>
        Salva ed esci
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={isStored ? 'Le tue risposte sono al sicuro' : 'Qui non possiamo salvarle'}
        actions={
          <>
            <ButtonLink to={paths.home}>Esci</ButtonLink>
            <Button look="secondary" onClick={() => setOpen(false)}>
              Continua a rispondere
            </Button>
          </>
        }
      >
        <Stack gap={5}>
          {isStored ? <Stored /> : <NotStored />}
          {isOpen && <TransferAnswers wizard={wizard} store={store} />}
        </Stack>
      </Dialog>
    </>
  );
}

function Stored() {
  return (
    <Stack gap={3}>
      <p>
        Restano su questo dispositivo per {SAVED_FIELDS_DAYS} giorni: quando torni su questa pagina, riprendi
        da dove eri. I consensi no: quelli si danno ogni volta.
      </p>
      <p className={styles['aside']}>Il dispositivo non è solo tuo? Con «Ricomincia» le cancelli.</p>
    </Stack>
  );
}

function NotStored() {
  return (
    <p>
      Questo browser non ci lascia conservare nulla: se chiudi la scheda, le risposte che hai dato si perdono.
    </p>
  );
}
