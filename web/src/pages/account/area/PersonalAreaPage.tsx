import { brand } from '@riparo/domain/brand.ts';
import { lazyPart } from '../../../lazy-part.ts';
import { Protected } from '../../../session/Protected.tsx';

const Area = lazyPart(async () => (await import('./Area.tsx')).Area);

// Loads while the server is asked who is signed in; a failure shows up where the part is needed.
Area.preload().catch(() => undefined);

export default function PersonalAreaPage() {
  return (
    <Protected title="La tua area personale" description={`La tua area personale di ${brand.name}.`}>
      {({ attributes }) => <Area.Part name={attributes.name} />}
    </Protected>
  );
}
