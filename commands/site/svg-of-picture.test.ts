import { pictureSources } from '../../server/src/platform/drawing/pictures/pictures.ts';
import { describe, expect, test } from 'vitest';
import { svgOfPicture } from './svg-of-picture.ts';

describe('the pictures in mails and documents', () => {
  test.each(Object.entries(pictureSources))(
    'the picture "%s" is drawn by a component of the site',
    async (_, source) => {
      expect(await svgOfPicture(source)).toMatch(/^<svg xmlns[^]*<\/svg>$/);
    },
  );
});
