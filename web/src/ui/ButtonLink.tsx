import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonClass, type ButtonLook } from './button-look.ts';

export interface ButtonLinkProps extends Omit<LinkProps, 'className' | 'style'> {
  readonly look?: ButtonLook;
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}

/** Goes somewhere, with the weight of a button. */
export function ButtonLink({ look = 'primary', wide = false, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass(look, wide)}>
      <span>{children}</span>
      {icon}
    </Link>
  );
}
