import type { StepLayoutProps } from '../../wizard/step-layout.ts';
import { WhenWeCall } from '../contattatemi/WhenWeCall.tsx';

/** Where somebody can be reached, and by when we call there. */
export function ContactLayout({ show }: StepLayoutProps) {
  return (
    <>
      {show('email')}
      {show('phone')}
      <WhenWeCall />
    </>
  );
}
