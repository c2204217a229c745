import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** A path of this site, from `paths`. */
  readonly to: string;
  /** Handed over to the page, beside its address. */
  readonly state?: unknown;
  readonly replace?: boolean;
  /** Hears of the click before it is followed: a menu closes. */
  readonly onFollow?: () => void;
}

/**
 * An unstyled link inside the site. The router's own Link also carries what only its framework mode uses,
 * some kB on every page.
 */
export function SiteLink({ to, state, replace, onFollow, children, ...rest }: SiteLinkProps) {
  const follow = useLinkClickHandler(to, { state, ...(replace !== undefined && { replace }) });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onFollow?.();
    follow(event);
  };
  return (
    <a {...rest} href={useHref(to)} onClick={click}>
      {children}
    </a>
  );
}
