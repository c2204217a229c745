import { brand } from '@riparo/domain/platform/brand/brand.ts';

/** What a phone needs to put the site on its home screen. */
export const webManifest = {
  name: `${brand.name} · ${brand.tagline}`,
  short_name: brand.name,
  description: 'Capisci cosa rischi, quanto costa coprirti e decidi con calma.',
  lang: 'it',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf8f2',
  theme_color: '#fbf8f2',
  categories: ['finance', 'lifestyle'],
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
} as const;
