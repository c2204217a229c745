/**
 * Where a page for reading ends for whoever has just opened it on a phone: what stands above is shown with the styles in the
 * page, and here the build names the file with all others (`web/build/styles-in-two.ts`).
 */
export const FirstViewEnds = () => <template data-first-view-ends="" />;
