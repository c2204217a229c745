import { ArrowDown } from '@riparo/ui/icons/ArrowDown.ts';
import { ArrowRight } from '@riparo/ui/icons/ArrowRight.ts';
import { buttonClass, type ButtonLook } from '@riparo/ui/button-look.ts';
import type { ProductHead } from '../../platform/texts/products/heads.ts';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';

interface StartLinkProps {
  readonly start: ProductHead['start'];
  readonly look?: ButtonLook;
  readonly wide?: boolean;
}

/** The link to the purchase, or down to the choice before it. */
export function StartLink({ start: { to, label }, look = 'primary', wide = false }: StartLinkProps) {
  if (to.startsWith('#'))
    return (
      <a href={to} className={buttonClass(look, wide)}>
        <span>{label}</span>
        <ArrowDown size={20} aria-hidden="true" />
      </a>
    );
  return (
    <ButtonLink to={to} look={look} wide={wide} icon={<ArrowRight size={20} aria-hidden="true" />}>
      {label}
    </ButtonLink>
  );
}
