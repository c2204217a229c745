/**
 * Marks the end of a static page's first view on a phone: content above is styled inline, and here the build
 * links the file with all other styles (`web/build/styles-in-two.ts`).
 */
export const FirstViewEnds = () => <template data-first-view-ends="" />;
