import { ConfirmAccount } from './ConfirmAccount.tsx';

/** A page of its own, so that its warning stands in the prerendered HTML and nothing jumps. */
export default function UnconfirmedAccountPage() {
  return <ConfirmAccount isUnconfirmed />;
}
