import type { ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '@riparo/ui/button-look.ts';
import { SiteLink, type SiteLinkProps } from './SiteLink.tsx';

export interface ButtonLinkProps extends Omit<SiteLinkProps, 'className' | 'style'> {
  readonly look?: ButtonLook;
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}

/** A link with the look of a button. */
export function ButtonLink({ look = 'primary', wide = false, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <SiteLink {...rest} className={buttonClass(look, wide)}>
      <span>{children}</span>
      {icon}
    </SiteLink>
  );
}
