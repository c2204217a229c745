import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { billOfMaterials, type BillOfMaterials } from './bill-of-materials.ts';
import { projectFolder } from '../running/run.ts';

let bill: BillOfMaterials;
beforeAll(async () => {
  bill = await billOfMaterials();
});

const versionsIn = (manifest: string) => {
  const { dependencies } = JSON.parse(readFileSync(join(projectFolder, manifest), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.entries(dependencies).map(([name, version]) => `${name.replace('@', '%40')}@${version}`);
};

describe('the bill of materials', () => {
  test('the bill is in CycloneDX and names this product, whatever its folder', () => {
    expect(bill.bomFormat).toBe('CycloneDX');
    expect(bill.metadata.component).toMatchObject({ name: 'riparo', purl: 'pkg:npm/riparo@0.1.0' });
  });

  test.each(['server/package.json', 'web/package.json'])(
    'the bill lists every package of %s, with its checksum',
    (manifest) => {
      const known = new Set(bill.components.map(({ purl }) => purl));
      expect(versionsIn(manifest).filter((name) => !known.has(`pkg:npm/${name}`))).toEqual([]);
      const foreign = bill.components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40riparo/'));
      expect(foreign.filter(({ hashes }) => !hashes?.length)).toEqual([]);
    },
  );

  test('the bill lists nothing used only for building or testing', () => {
    const names = bill.components.map(({ name }) => name);
    expect(names.filter((name) => ['vitest', 'playwright', 'typescript', 'vite'].includes(name))).toEqual([]);
  });

  test('the bill reveals nothing about the machine that made it', () => {
    const { $schema, ...rest } = bill as BillOfMaterials & { $schema: string };
    expect(new URL($schema).hostname).toBe('cyclonedx.org');
    const text = JSON.stringify(rest);
    const own = [projectFolder, homedir(), '://', 'file:'].filter((part) => part !== '/');
    expect(own.filter((part) => text.includes(part))).toEqual([]);
    expect(bill.metadata.component.name).not.toBe(basename(import.meta.dirname));
  });
});
