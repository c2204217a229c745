import { brand } from '@riparo/domain/platform/brand/brand.ts';
import type { ReactNode } from 'react';
import { Logo } from '@riparo/ui/Logo.tsx';
import { useLocation } from '../router/router.tsx';
import { paths, withoutPersonalArea } from '../router/paths.ts';
import { SiteLink } from '../router/links/SiteLink.tsx';
import styles from './Header.module.css';

const entries = [
  { to: paths.products, label: 'Prodotti' },
  { to: paths.guides, label: 'Guide' },
  { to: paths.pension, label: 'Pensione' },
  { to: paths.quote('generico'), label: 'Preventivo' },
] as const;

interface HeaderProps {
  /** The end of the header: the sign-in link or the account. */
  readonly corner: ReactNode;
}

export function Header({ corner }: HeaderProps) {
  const here = withoutPersonalArea(useLocation().pathname);
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <SiteLink to={paths.home} className={styles['home']} aria-label={`${brand.name}, pagina iniziale`}>
          <Logo />
        </SiteLink>
        <nav aria-label="Principale" className={styles['navigation']}>
          <ul className={styles['entries']}>
            {entries.map(({ to, label }) => (
              <li key={to}>
                <SiteLink to={to} className={styles['entry']} aria-current={here === to ? 'page' : undefined}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        {corner}
      </div>
    </header>
  );
}
