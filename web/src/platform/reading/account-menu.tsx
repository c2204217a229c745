import { createRoot, type Root } from 'react-dom/client';
import type { User } from '../session/session-store.ts';
import { AccountDrawer } from '../shell/AccountDrawer.tsx';

let menu: Root | null = null;

export function openAccountMenu(corner: Element, user: User): void {
  menu ??= createRoot(corner.appendChild(document.createElement('div')));
  const draw = (isOpen: boolean) =>
    menu?.render(<AccountDrawer user={user} isOpen={isOpen} onClose={() => draw(false)} />);
  draw(true);
}
