import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectFolder } from '../running/run.ts';

type Component = {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
};

/** The fields we read in a CycloneDX document; the rest passes through as npm wrote it. */
export type BillOfMaterials = {
  readonly bomFormat: string;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
};

const longestBytes = 64 * 1024 * 1024;

/** Every package of the product with version, licence and checksum, from the lockfile alone. */
export async function billOfMaterials(): Promise<BillOfMaterials> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'];
  const { stdout } = await promisify(execFile)('npm', args, {
    cwd: projectFolder,
    maxBuffer: longestBytes,
  });
  return withOwnName(JSON.parse(stdout) as BillOfMaterials);
}

/** npm names the product after its folder, which differs by machine. */
function withOwnName(bill: BillOfMaterials): BillOfMaterials {
  const { component } = bill.metadata;
  const name = /^pkg:npm\/(.+)@/.exec(component.purl)?.[1] ?? component.name;
  return { ...bill, metadata: { ...bill.metadata, component: { ...component, name } } };
}
