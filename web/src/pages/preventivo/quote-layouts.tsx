import type { StepLayout } from '../../wizard/step-layout.ts';
import { WhenWeCall } from '../contattatemi/WhenWeCall.tsx';

/** Fields one below the other, and by when somebody calls who has them. */
const withPromise =
  (names: readonly string[]): StepLayout =>
  ({ show }) => (
    <>
      {names.map(show)}
      <WhenWeCall />
    </>
  );

export const quoteLayouts = {
  nome: withPromise(['firstname', 'lastname']),
  contatti: withPromise(['email', 'phone']),
};
