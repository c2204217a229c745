import { describe, expect, test } from 'vitest';
import { drawnAs, markupOf } from '../../../test/markup.ts';
import { UploadRow } from './FilePicker.tsx';
import type { Upload, UploadState } from './uploads.ts';

const rowOf = (known: Partial<Upload>, stays = false) => {
  const upload: Upload = {
    id: 'one',
    paperId: null,
    name: 'foto.jpg',
    sizeBytes: 1000,
    arrivedBytes: 250,
    state: 'sending',
    previewPath: '/p/one',
    path: '/f/one',
    ...known,
  };
  return <UploadRow upload={upload} onRemove={stays ? null : () => undefined} onRetry={() => undefined} />;
};
const tools = (row: ReturnType<typeof rowOf>) => drawnAs(row, 'tool').map((tool) => tool['aria-label']);

describe('a file in the list', () => {
  test.each<[UploadState, boolean, readonly string[]]>([
    ['waiting', true, ['Annulla l’invio di foto.jpg']],
    ['sending', true, ['Annulla l’invio di foto.jpg']],
    ['cut-off', true, ['Riprova ora: foto.jpg', 'Annulla l’invio di foto.jpg']],
    ['checking', false, ['Annulla l’invio di foto.jpg']],
    ['stored', false, ['Togli foto.jpg']],
    ['refused', false, ['Togli foto.jpg']],
    ['unfinished', false, ['Togli foto.jpg']],
  ])('a file that is %s shows its progress: %s, and can be %j', (state, isShown, can) => {
    const row = rowOf({ state });
    expect(drawnAs(row, 'bar').map(({ max, value }) => [max, value])).toEqual(
      isShown ? [['1000', '250']] : [],
    );
    expect(tools(row)).toEqual(can);
    expect(drawnAs(row, 'row refused')).toHaveLength(state === 'refused' ? 1 : 0);
    expect(markupOf(row).includes('<img src="/p/one"')).toBe(state === 'stored');
    expect(markupOf(row).includes('href="/f/one"')).toBe(state === 'stored');
  });
});
