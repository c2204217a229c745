import { NEW_COMPLAINT_PATH } from '@riparo/domain/care/complaints/paths.ts';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import { TextPage } from './TextPage.tsx';
import { complaints } from './texts/complaints.ts';

export default function ComplaintsPage() {
  return (
    <TextPage text={complaints}>
      <div>
        <ButtonLink to={NEW_COMPLAINT_PATH}>Presenta un reclamo</ButtonLink>
      </div>
    </TextPage>
  );
}
