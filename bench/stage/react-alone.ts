import { join } from 'node:path';
import { build } from 'vite';
import { projectFolder } from '../../commands/running/run.ts';

const entry = 'virtual:react-alone';

/** A script that uses React and nothing of ours, as one file. */
export async function buildReactAlone(code: string): Promise<string> {
  const built = await build({
    root: join(projectFolder, 'web'),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'react-alone',
        resolveId: (id) => (id === entry ? join(projectFolder, 'web', 'react-alone.js') : null),
        load: (id) => (id.endsWith('react-alone.js') ? code : null),
      },
    ],
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  return outputs.flatMap((each) => (each.type === 'chunk' ? [each.code] : [])).join('\n');
}
