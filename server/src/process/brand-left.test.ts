import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { samplesLeft } from '../precontract/samples-left.ts';
import { tellWhatIsLeft } from './start.ts';

test('who starts it in production is told every detail of the brand that nobody filled in, and every sample', () => {
  const told: unknown[] = [];
  tellWhatIsLeft({ warn: (details: unknown) => void told.push(details) }, { precontractFolder: null });
  expect(told).toMatchObject([
    {
      placeholders: expect.arrayContaining(['legal.pec', 'disclosure.premiumCollection', 'partners.insurer']),
    },
    { samples: expect.arrayContaining(['pet/dip-2026-11.pdf', 'ski/condizioni-2026-11.pdf']) },
  ]);
});

test('what the broker has put in place is no sample any more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'insurers-'));
  await mkdir(join(folder, 'pet'));
  await writeFile(join(folder, 'pet', 'dip-2026-11.pdf'), '%PDF-1.7');
  const left = samplesLeft(folder);
  expect(left).not.toContain('pet/dip-2026-11.pdf');
  expect(left).toContain('pet/dip-aggiuntivo-2026-11.pdf');
  // Three files of eight products.
  expect(left).toHaveLength(23);
  await rm(folder, { recursive: true });
});
