// Plain JavaScript without dependencies: every npm script starts here, on any version of Node. It installs
// what is missing and continues with the project's own Node.
const { join } = require('node:path');
const { projectNode } = require('./installation/installation.cjs');
const { prepare } = require('./prepare.cjs');
const { launch } = require('./running/launch.cjs');

const project = join(__dirname, '..');

/** What is not simply the file of its name in this folder. @type {Record<string, string[]>} */
const programs = {
  start: ['--import', './server/src/quick-loading.js', 'commands/start.ts'],
  'test:all': ['commands/test.ts', 'all'],
  bench: ['bench/bench.ts'],
  prove: ['proving/prove.ts'],
  format: ['node_modules/oxfmt/bin/oxfmt'],
};

async function run() {
  const [name = '', ...args] = process.argv.slice(2);
  await prepare();
  const program = programs[name] || [`commands/${name.replace(':', '-')}.ts`];
  launch(projectNode(project), [...program, ...args], project);
}

run();
