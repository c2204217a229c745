import type { NextStep } from '@riparo/domain/buy/deal/next-step-schema.ts';
import { ButtonLink, type ButtonLinkProps } from '../../platform/router/links/ButtonLink.tsx';

const LABELS: Readonly<Record<NextStep['step'], string>> = {
  resume: 'Riprendi l’acquisto',
  sign: 'Firma ora',
  pay: 'Paga ora',
};

type NextStepLinkProps = Omit<ButtonLinkProps, 'to' | 'children'> & { readonly next: NextStep };

/** The next step of a purchase as a link to its page. */
export function NextStepLink({ next, ...rest }: NextStepLinkProps) {
  return (
    <ButtonLink {...rest} to={next.path}>
      {LABELS[next.step]}
    </ButtonLink>
  );
}
