import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../commands/running/run.ts';
import { flagsOfCompose } from './as-compose-runs-it.ts';

test('the image is tested with the restrictions of compose.yaml: a read-only file system and no privileges', () => {
  const compose = readFileSync(join(projectFolder, 'compose.yaml'), 'utf8');
  expect(flagsOfCompose(compose, 'docker')).toEqual([
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--tmpfs',
    '/data:uid=1000,gid=1000',
    '--cap-drop',
    'ALL',
    '--security-opt',
    'no-new-privileges:true',
  ]);
  expect(flagsOfCompose(compose, 'podman')).toContain('/data:mode=1777');
});
