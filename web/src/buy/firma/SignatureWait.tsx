import { SIGNING_LEAD, SIGNING_TITLE } from '@riparo/domain/buy/signature/opening.ts';
import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import openingStyles from '../../platform/wizard/FormOpening.module.css';
import { AccountScreen } from '../../platform/page/account/AccountScreen.tsx';

/** The start of the signature form, while its documents load. */
export function SignatureWait() {
  return (
    <AccountScreen picture={null}>
      <div className={openingStyles['opening']}>
        <h1 tabIndex={-1}>{SIGNING_TITLE}</h1>
        <p className={openingStyles['lead']}>{SIGNING_LEAD}</p>
      </div>
      <div role="status" data-waiting="">
        <VisuallyHidden>Un attimo, apriamo i tuoi documenti</VisuallyHidden>
      </div>
      <Skeleton width="half" />
      <Skeleton shape="card" />
      <Skeleton shape="control" />
    </AccountScreen>
  );
}
