import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { Protected } from '../../../platform/session/Protected.tsx';
import { Area } from './Area.tsx';

export default function PersonalAreaPage() {
  return (
    <Protected title="La tua area personale" description={`La tua area personale di ${brand.name}.`}>
      {(user) => <Area name={user?.attributes.name} />}
    </Protected>
  );
}
