import { onSessionChange, currentSession, type User } from '../session/session-store.ts';
import { watchSession } from '../session/session-watch.ts';
import { navigate } from '../router/address-bar.ts';
import { paths } from '../router/paths.ts';
import { findPart } from '../page/part.ts';
import { avatarLabel, initialsOf } from '../shell/initials.ts';

const SIGNS_OF_INTENT = ['pointerover', 'focus', 'touchstart'] as const;

const loadMenu = () => import('./account-menu.tsx');

/** In the corner of the header: the sign-in link, or the avatar. Its menu is loaded on demand. */
export function showAccount(): void {
  const corner = findPart('account');
  const way = corner?.querySelector<HTMLElement>(':scope > a');
  const avatar = corner?.querySelector('button');
  if (!corner || !way || !avatar) return;

  let user: User | null = null;
  onSessionChange(() => {
    const session = currentSession();
    user = session.status === 'authenticated' ? session.user : null;
    way.hidden = session.status !== 'anonymous';
    avatar.hidden = user === null;
    avatar.textContent = user ? initialsOf(user) : '';
    avatar.setAttribute('aria-label', user ? avatarLabel(user) : '');
  });
  for (const sign of SIGNS_OF_INTENT)
    avatar.addEventListener(sign, () => void loadMenu().catch(() => undefined), {
      once: true,
      passive: true,
    });
  avatar.addEventListener('click', () => {
    loadMenu().then(
      ({ openAccountMenu }) => user && openAccountMenu(corner, user),
      // Without the menu's code, go to its first entry, which is a page.
      () => navigate(paths.personalArea),
    );
  });
  watchSession();
}
