import {
  closeStaffSessionCall,
  type OwnStaffSession,
  staffSessionsCall,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import { STAFF_IDLE_MINUTES, STAFF_SESSION_HOURS } from '@riparo/domain/desk/staff/periods.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { ask } from '../../platform/api/ask.ts';
import { tellFailure } from '../../platform/api/tell-failure.ts';
import { Failed } from '../../platform/parts/Failed.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { Waiting } from '../../platform/parts/Waiting.tsx';
import { useNow } from '../../platform/time/now.ts';
import { sayMoment } from '../../platform/time/say-time.ts';
import styles from './DevicesSection.module.css';

const DEVICES_KEY = ['devices'];

/** From where whoever reads this is at the desk. */
export function DevicesSection() {
  const queries = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const devices = useQuery({
    queryKey: DEVICES_KEY,
    queryFn: ({ signal }) => ask(staffSessionsCall, { signal }),
    staleTime: 0,
  });
  const close = useMutation({
    mutationFn: ({ id }: OwnStaffSession) => ask(closeStaffSessionCall, { params: { id } }),
    onSuccess: (_, { device }) => {
      notify({ kind: 'success', text: `Il banco è chiuso su: ${device}.` });
      // The button that was pressed goes away with its line.
      list.current?.focus();
    },
    onError: tellFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: DEVICES_KEY }),
  });
  return (
    <Panel title="Dispositivi su cui hai aperto il banco">
      <p>
        Si chiude da solo dopo {STAFF_IDLE_MINUTES} minuti senza che tu faccia nulla, e comunque dopo{' '}
        {STAFF_SESSION_HOURS} ore. Se qui c’è un dispositivo che non conosci, chiudilo e dillo subito a un
        responsabile.
      </p>
      {devices.isPending && <Waiting label="Carico i tuoi dispositivi" lines={2} />}
      {devices.error && !devices.data && (
        <Failed
          what="Non riusciamo a caricare i tuoi dispositivi"
          error={devices.error}
          onRetry={() => void devices.refetch()}
        />
      )}
      <ul ref={list} tabIndex={-1} className={styles['devices']} aria-label="Dispositivi">
        {devices.data?.data.map((each) => (
          <Device
            key={each.id}
            session={each}
            isClosing={close.isPending && close.variables.id === each.id}
            onClose={() => close.mutate(each)}
          />
        ))}
      </ul>
    </Panel>
  );
}

interface DeviceProps {
  readonly session: OwnStaffSession;
  readonly isClosing: boolean;
  readonly onClose: () => void;
}

function Device({ session: { device, openedAt, lastSeenAt, isThis }, isClosing, onClose }: DeviceProps) {
  const now = useNow();
  const opened = sayMoment(new Date(openedAt), now);
  return (
    <li className={styles['device']}>
      <div>
        <p className={styles['name']}>
          {device} {isThis && <Pill tone="good">Questo</Pill>}
        </p>
        <p className={styles['when']}>
          Aperto: {opened} · usato l’ultima volta: {sayMoment(new Date(lastSeenAt), now)}
        </p>
      </div>
      {isThis ? (
        <p className={styles['when']}>Per uscire da qui: «Esci» nel menu con il tuo nome.</p>
      ) : (
        <Button
          look="secondary"
          busy={isClosing}
          aria-label={`Chiudi ${device}, aperto ${opened}`}
          onClick={onClose}
        >
          Chiudi
        </Button>
      )}
    </li>
  );
}
