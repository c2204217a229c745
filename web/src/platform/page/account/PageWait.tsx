import { Skeleton } from '@riparo/ui/Skeleton.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { AccountScreen } from './AccountScreen.tsx';

/** Placeholder while the target of a link loads. */
export function PageWait({ title }: { readonly title: string }) {
  return (
    <AccountScreen picture={null}>
      <div role="status" data-waiting="">
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
      </div>
      <Skeleton shape="title" width="wide" />
      <Skeleton width="half" />
      <Skeleton shape="card" />
      <Skeleton shape="control" />
    </AccountScreen>
  );
}
