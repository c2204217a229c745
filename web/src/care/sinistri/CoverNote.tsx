import type { CoverWarning } from '@riparo/domain/care/claims/cover-warning.ts';
import { Alert } from '@riparo/ui/Alert.tsx';

/** Why a day may not be covered. It refuses nothing: the claimant can go on. */
export const CoverNote = ({ warning: { title, text } }: { readonly warning: CoverWarning }) => (
  <Alert tone="info">
    <p>
      <strong>{title}.</strong> {text}
    </p>
  </Alert>
);
