import { expect, test } from 'vitest';
import { drawnAs, wordsOf } from '../../../test/markup.ts';
import { FeelingAndCover } from './Report.tsx';

test('each arch is as full as its figure', () => {
  const arches = <FeelingAndCover feeling={75} result={10} />;
  expect(wordsOf(arches)).toBe('Come ti senti\n75%\nQuanto sei al riparo\n10%');
  expect(drawnAs(arches, 'feeling')).toMatchObject([{ y: '55', width: '160', height: '220' }]);
  expect(drawnAs(arches, 'result')).toMatchObject([{ y: '198' }]);
});
