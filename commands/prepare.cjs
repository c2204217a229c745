// Plain JavaScript without dependencies: it runs before anything is installed, on any version of Node. Never
// on the pinned one, which npm puts first on the path and which may be unable to start: so the scripts in
// package.json use npm's own. `node commands/prepare.cjs` only installs.
const { spawn } = require('node:child_process');
const { accessSync, constants } = require('node:fs');
const { join } = require('node:path');
const {
  askNode,
  hasPackages,
  isInstalled,
  leanPinnedNode,
  linkNode,
  nodePlace,
  projectNode,
  runsFittingNode,
  writeStamp,
} = require('./installation/installation.cjs');
const { folderSentence, librarySentence, networkSentence } = require('./installation/known-causes.cjs');

const project = join(__dirname, '..');

async function prepare() {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    return fail(`Serve Node 20 o più recente: qui c’è la versione ${process.versions.node}.`);
  }
  if (isInstalled(project)) return linkNode(project);
  failForLibrary();
  try {
    // npm itself would only report that node_modules does not exist.
    accessSync(project, constants.W_OK);
  } catch (error) {
    return fail(explain(String(error)));
  }
  const stopShowing = showProgress();
  if (!runsFittingNode(project)) {
    await install(process.execPath, nodePlace(project));
    leanPinnedNode(project);
  }
  failForLibrary();
  if (!runsFittingNode(project)) {
    return fail(
      `Non c’è un Node adatto a questo sistema (${process.platform}-${process.arch}): usa Linux con glibc o macOS.`,
    );
  }
  // With the project's Node: npm omits optional parts that do not support an older one.
  if (!hasPackages(project)) await install(projectNode(project), project);
  stopShowing();
  linkNode(project);
  writeStamp(project);
}

/** If the pinned Node is installed but the system lacks one of its libraries, reinstalling would not help. */
function failForLibrary() {
  const sentence = librarySentence(askNode(project).errors);
  if (sentence) fail(sentence);
}

/**
 * @param {string} node
 * @param {string} folder
 */
async function install(node, folder) {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const output = await runNpm(node, args, folder);
  if (output === undefined) return;
  failForLibrary();
  return fail(explain(output));
}

/** @param {string} output */
function explain(output) {
  const known = librarySentence(output) || folderSentence(output, project);
  if (known) return known;
  return `${output}\n${networkSentence(output) || 'Le dipendenze non si installano: qui sopra c’è quello che dice npm.'}`;
}

/** Shows progress, every second in a terminal; the function it returns ends it with a tick. */
function showProgress() {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const isTerminal = process.stdout.isTTY;
  const title = 'Installo le dipendenze (la prima volta può volerci qualche minuto)';
  process.stdout.write(isTerminal ? `… ${title}` : `… ${title}\n`);
  const timer = isTerminal && setInterval(() => process.stdout.write(`\r… ${title} ${seconds()}`), 1000);
  return () => {
    if (timer) clearInterval(timer);
    console.log(`${isTerminal ? '\r\u001B[K' : ''}✓ Dipendenze installate (${seconds()})`);
  };
}

/**
 * Resolves to what npm said if it failed, to nothing if all went well.
 * @param {string} node
 * @param {string[]} args
 * @param {string} folder
 * @returns {Promise<string | undefined>}
 */
function runNpm(node, args, folder) {
  const npm = process.env.npm_execpath;
  const options = { cwd: folder, shell: npm === undefined && process.platform === 'win32' };
  const child = npm ? spawn(node, [npm, ...args], options) : spawn('npm', args, options);
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM']).forEach((signal) =>
    process.once(signal, () => {
      // With a milder signal npm may continue for minutes; the next start completes what it leaves
      // unfinished.
      child.kill('SIGKILL');
      child.once('exit', () => fail('Interrotto.'));
    }),
  );
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`npm: ${error.message}`));
    child.once('close', (code) => resolve(code === 0 ? undefined : output));
  });
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

if (require.main === module) prepare();

module.exports = { prepare };
