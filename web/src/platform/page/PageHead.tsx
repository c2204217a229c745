import { brand } from '@riparo/domain/platform/brand/brand.ts';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
}

/** Title and description of the document; React hoists both into `<head>`. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
