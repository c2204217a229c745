import { MapPinOff } from '@riparo/ui/icons/MapPinOff.ts';
import { NavLink, useParams } from 'react-router';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { Forbidden } from '../../platform/parts/Forbidden.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import styles from './SettingsPage.module.css';
import type { Permission } from '@riparo/domain/platform/call/roles.ts';
import { Bell } from '@riparo/ui/icons/Bell.ts';
import { Clock } from '@riparo/ui/icons/Clock.ts';
import type { Icon } from '@riparo/ui/icons/icon.ts';
import { MonitorSmartphone } from '@riparo/ui/icons/MonitorSmartphone.ts';
import { Users } from '@riparo/ui/icons/Users.ts';
import { type ComponentType, useRef } from 'react';
import { HoursSection } from './HoursSection.tsx';
import { NoticesSection } from './NoticesSection.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import {
  closeStaffSessionCall,
  type OwnStaffSession,
  staffSessionsCall,
} from '@riparo/domain/desk/staff/staff-calls.ts';
import { STAFF_IDLE_MINUTES, STAFF_SESSION_HOURS } from '@riparo/domain/desk/staff/periods.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@riparo/ui/Button.tsx';
import { notify } from '@riparo/ui/notices.ts';
import { ask } from '../../platform/api/ask.ts';
import { showFailure } from '../../platform/api/show-failure.ts';
import { LoadError } from '../../platform/parts/LoadError.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill } from '../../platform/parts/Pill.tsx';
import { Loading } from '../../platform/parts/Loading.tsx';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';

const DEVICES_KEY = ['devices'];

/** The current user's signed-in devices. */
function DevicesSection() {
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
      // The clicked button disappears with its line.
      list.current?.focus();
    },
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: DEVICES_KEY }),
  });
  return (
    <Panel title="Dispositivi su cui hai aperto il banco">
      <p>
        Si chiude da solo dopo {STAFF_IDLE_MINUTES} minuti senza che tu faccia nulla, e comunque dopo{' '}
        {STAFF_SESSION_HOURS} ore. Se qui c’è un dispositivo che non conosci, chiudilo e dillo subito a un
        responsabile.
      </p>
      {devices.isPending && <Loading label="Carico i tuoi dispositivi" lines={2} />}
      {devices.error && !devices.data && (
        <LoadError
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
  const opened = formatMoment(new Date(openedAt), now);
  return (
    <li className={styles['device']}>
      <div>
        <p className={styles['name']}>
          {device} {isThis && <Pill tone="good">Questo</Pill>}
        </p>
        <p className={styles['when']}>
          Aperto: {opened} · usato l’ultima volta: {formatMoment(new Date(lastSeenAt), now)}
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

type Section = {
  /** The last part of its path. */
  readonly path: string;
  readonly title: string;
  readonly icon: Icon;
  readonly needs: Permission;
  readonly Content: ComponentType;
};

/** In display order. */
const SECTIONS: readonly Section[] = [
  { path: 'persone', title: 'Persone', icon: Users, needs: 'manage-staff', Content: PeopleSection },
  { path: 'orari', title: 'Orari', icon: Clock, needs: 'be-at-desk', Content: HoursSection },
  {
    path: 'dispositivi',
    title: 'I tuoi dispositivi',
    icon: MonitorSmartphone,
    needs: 'be-at-desk',
    Content: DevicesSection,
  },
  { path: 'avvisi', title: 'Avvisi', icon: Bell, needs: 'be-at-desk', Content: NoticesSection },
];

export default function SettingsPage() {
  const { section: named } = useParams();
  const { permissions } = useSession();
  const offered = SECTIONS.filter(({ needs }) => permissions.includes(needs));
  const section = named ? SECTIONS.find(({ path }) => path === named) : offered[0];
  return (
    <Screen>
      {/* Each section has its own title, announced on arrival. */}
      <PageTitle key={section?.path ?? ''} tab={section ? `${section.title}, impostazioni` : 'Impostazioni'}>
        {section?.title ?? 'Impostazioni'}
      </PageTitle>
      <nav aria-label="Impostazioni">
        <ul className={styles['sections']}>
          {offered.map(({ path, title, icon: Icon }) => (
            <li key={path}>
              <NavLink
                to={paths.settingsOf(path)}
                className={styles['section'] ?? ''}
                aria-current={path === section?.path ? 'page' : undefined}
              >
                <Icon size={18} aria-hidden="true" /> {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {section && offered.includes(section) && <section.Content />}
      {section && !offered.includes(section) && (
        <Forbidden title="Questa parte è per chi è responsabile">
          Solo un responsabile invita le persone del banco e ne sospende l’accesso: se ti serve qualcosa,
          chiedi a uno di loro.
        </Forbidden>
      )}
      {!section && <EmptyState icon={MapPinOff} title="Questa parte delle impostazioni non c’è" />}
    </Screen>
  );
}
