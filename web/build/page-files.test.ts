import { expect, test } from 'vitest';
import type { Manifest } from 'vite';
import { circleIn, ENTRY, filesOfPage, FOOTER } from './page-files.ts';

const manifest: Manifest = {
  [ENTRY]: { file: 'main.js', css: ['main.css'], imports: ['_framework.js'], isEntry: true },
  '_framework.js': { file: 'framework.js' },
  '_field.js': { file: 'field.js', css: ['field.css'], imports: ['_framework.js', ENTRY] },
  'src/pages/quote.tsx': {
    file: 'quote.js',
    css: ['quote.css'],
    imports: ['_field.js', '_framework.js'],
    dynamicImports: ['src/pages/result.tsx'],
  },
  [FOOTER]: { file: 'footer.js', css: ['footer.css'] },
  'src/pages/result.tsx': { file: 'result.js', css: ['result.css'] },
};

test('a page needs the entry, its own chunk and what both import, each once, and nothing that comes later', () => {
  expect(filesOfPage(manifest, 'src/pages/quote.tsx')).toEqual({
    entry: 'main.js',
    preloads: ['framework.js', 'field.js', 'quote.js'],
    // The footer comes as HTML, and never as code.
    styles: ['main.css', 'field.css', 'quote.css', 'footer.css'],
  });
});

test('what is imported at once too is found by its name', () => {
  const { [FOOTER]: footer = { file: '' }, ...others } = manifest;
  const { styles } = filesOfPage(
    { ...others, '_x.js': { ...footer, name: 'Footer' } },
    'src/pages/quote.tsx',
  );
  expect(styles).toContain('footer.css');
});

test('a page that was not built is an error', () => {
  expect(() => filesOfPage(manifest, 'src/pages/lost.tsx')).toThrow('src/pages/lost.tsx');
});

test('chunks that import one another are found', () => {
  expect(circleIn(manifest)).toBeNull();
  expect(
    circleIn({ ...manifest, '_framework.js': { file: 'framework.js', imports: ['_field.js'] } }),
  ).toEqual(['_framework.js', '_field.js', '_framework.js']);
});
