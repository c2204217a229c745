import { ConfirmAccount } from './ConfirmAccount.tsx';

/** A page of its own, so that its warning is in the prerendered HTML and nothing shifts. */
export default function UnconfirmedAccountPage() {
  return <ConfirmAccount isUnconfirmed />;
}
