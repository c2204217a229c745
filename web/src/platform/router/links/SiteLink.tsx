import type { ComponentProps, MouseEvent } from 'react';
import { isHere, navigate } from '../address-bar.ts';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** A path of this site, from `paths`. */
  readonly to: string;
  /** Handed over to the page, beside its address. */
  readonly state?: unknown;
  readonly replace?: boolean;
  /** Hears of the click before it is followed: a menu closes. */
  readonly onFollow?: () => void;
}

/** An unstyled link inside the site. What a browser opens elsewhere (another tab, a download) is left to it. */
export function SiteLink({ to, state, replace, onFollow, children, ...rest }: SiteLinkProps) {
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onFollow?.();
    if (!isForThisTab(event)) return;
    event.preventDefault();
    // The second of two quick presses was meant for what stood here before.
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
