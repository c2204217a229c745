import type { ComponentProps, MouseEvent } from 'react';
import { isHere, navigate } from '../address-bar.ts';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** A path of this site, from `paths`. */
  readonly to: string;
  /** Navigation state for the page. */
  readonly state?: unknown;
  readonly replace?: boolean;
  /** Called before the click is followed: a menu closes. */
  readonly onFollow?: () => void;
}

/**
 * An unstyled link inside the site. Clicks that open elsewhere (another tab, a download) are left to the
 * browser.
 */
export function SiteLink({ to, state, replace, onFollow, children, ...rest }: SiteLinkProps) {
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onFollow?.();
    if (!isForThisTab(event)) return;
    event.preventDefault();
    // The second of two quick presses was meant for what was here before.
    if (event.detail < 2) navigate(to, { state, replace: replace ?? isHere(to) });
  };
  return (
    <a {...rest} href={to} onClick={click}>
      {children}
    </a>
  );
}

function isForThisTab({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const hasKey = metaKey || altKey || ctrlKey || shiftKey;
  return button === 0 && !hasKey && (currentTarget.target === '' || currentTarget.target === '_self');
}
