import { brand } from '@riparo/domain/brand/brand.ts';
import { useLocation } from '../router/router.tsx';
import { paths, withoutPersonalArea } from '../router/paths.ts';
import { SiteLink } from '../ui/SiteLink.tsx';
import { AccountCorner } from './AccountCorner.tsx';
import styles from './Header.module.css';
import { Logo } from '../ui/Logo.tsx';

const entries = [
  { to: paths.products, label: 'Prodotti' },
  { to: paths.guides, label: 'Guide' },
  { to: paths.pension, label: 'Pensione' },
  { to: paths.quote('generico'), label: 'Preventivo' },
] as const;

export function Header() {
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
        <AccountCorner />
      </div>
    </header>
  );
}
