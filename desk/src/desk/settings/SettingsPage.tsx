import { MapPinOff } from '@riparo/ui/icons/MapPinOff.ts';
import { NavLink, useParams } from 'react-router';
import { EmptyState } from '../../platform/parts/EmptyState.tsx';
import { NotYours } from '../../platform/parts/NotYours.tsx';
import { PageTitle } from '../../platform/parts/PageTitle.tsx';
import { Screen } from '../../platform/parts/Screen.tsx';
import { paths } from '../../platform/paths/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { SECTIONS } from './sections.ts';
import styles from './SettingsPage.module.css';

export default function SettingsPage() {
  const { section: named } = useParams();
  const { permissions } = useSession();
  const offered = SECTIONS.filter(({ needs }) => permissions.includes(needs));
  const section = named ? SECTIONS.find(({ path }) => path === named) : offered[0];
  return (
    <Screen>
      {/* Each section has its own title, which is read out when one comes to it. */}
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
        <NotYours title="Questa parte è per chi è responsabile">
          Solo un responsabile invita le persone del banco e ne sospende l’accesso: se ti serve qualcosa,
          chiedi a uno di loro.
        </NotYours>
      )}
      {!section && <EmptyState icon={MapPinOff} title="Questa parte delle impostazioni non c’è" />}
    </Screen>
  );
}
