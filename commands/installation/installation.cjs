// Plain JavaScript without dependencies: it runs before anything is installed, on any version of Node.
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const stampName = '.riparo-installed';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 * @typedef {{ os: string, cpu: string, libc: string }} Machine
 */

/** @param {string} project */
function isInstalled(project) {
  return hasPackages(project) && runsFittingNode(project);
}

/** @param {string} project */
function hasPackages(project) {
  return hasStamp(project) || missingPackages(project).length === 0;
}

/**
 * The stamp is written last, so an interrupted installation leaves none.
 * @param {string} project
 */
function writeStamp(project) {
  writeFileSync(join(project, 'node_modules', stampName), lockfileHash(project));
}

/** @param {string} project */
function hasStamp(project) {
  try {
    return readFileSync(join(project, 'node_modules', stampName), 'utf8') === lockfileHash(project);
  } catch {
    return false;
  }
}

/** @param {string} project */
function lockfileHash(project) {
  return createHash('sha256')
    .update(readFileSync(join(project, 'package-lock.json')))
    .digest('hex');
}

/**
 * npm notes in a hidden lockfile what it installed: one who ran `npm ci` or `npm install` by hand need not wait again.
 * @param {string} project
 */
function missingPackages(project) {
  const wanted = readLockfile(join(project, 'package-lock.json'));
  try {
    return packagesMissing(
      wanted,
      readLockfile(join(project, 'node_modules', '.package-lock.json')),
      thisMachine(),
    );
  } catch {
    return Object.keys(wanted.packages);
  }
}

/**
 * @param {Lockfile} wanted
 * @param {Lockfile} installed
 * @param {Machine} machine
 */
function packagesMissing(wanted, installed, machine) {
  return Object.keys(wanted.packages).filter((path) => {
    const one = wanted.packages[path];
    if (!one || one.link || !path.startsWith('node_modules/')) return false;
    const other = installed.packages[path];
    if (other) return other.version !== one.version || other.integrity !== one.integrity;
    // An optional package without platform may be needed only by another platform's package: npm then omits
    // both.
    return !one.optional || ((one.os || one.cpu) !== undefined && isFor(machine, one));
  });
}

/**
 * @param {Machine} machine
 * @param {LockedPackage} one
 */
function isFor(machine, one) {
  return (
    allows(one.os, machine.os) &&
    allows(one.cpu, machine.cpu) &&
    (machine.os !== 'linux' || allows(one.libc, machine.libc))
  );
}

/**
 * @param {string | string[] | undefined} rule
 * @param {string} value
 */
function allows(rule, value) {
  if (rule === undefined) return true;
  const names = Array.isArray(rule) ? rule : [rule];
  if (names.indexOf(`!${value}`) !== -1) return false;
  return names.indexOf(value) !== -1 || names.every((name) => name.startsWith('!'));
}

/** @returns {Machine} */
function thisMachine() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return {
    os: process.platform,
    cpu: process.arch,
    libc: report.header.glibcVersionRuntime === undefined ? 'musl' : 'glibc',
  };
}

/**
 * The Node that runs the project: this machine's own where it fits, else the pinned one.
 * @param {string} project
 */
function projectNode(project) {
  return fits(process.versions.node, pinnedVersion(project)) ? process.execPath : pinnedNode(project);
}

/** @param {string} project */
function pinnedNode(project) {
  const name = Object.keys(nodePackages(project)).find((one) =>
    existsSync(join(nodePlace(project), 'node_modules', one)),
  );
  return join(nodePlace(project), 'node_modules', name || 'node', 'bin', 'node');
}

/**
 * Where it is described and installed: apart from the rest, because most machines need no second Node.
 * @param {string} project
 */
function nodePlace(project) {
  return join(project, 'commands', 'installation', 'node');
}

/**
 * Whether a Node is one that the project was tried with: of the same generation, and no older.
 * @param {string} version
 * @param {string} pinned
 */
function fits(version, pinned) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = pinned.split('.').map(Number);
  return major === wantedMajor && minor >= wantedMinor;
}

/**
 * npm puts this folder first on the path of what it runs.
 * @param {string} project
 */
function linkNode(project) {
  const link = join(project, 'node_modules', '.bin', 'node');
  const node = projectNode(project);
  if (existsSync(link) && realpathSync(link) === node) return;
  rmSync(link, { force: true });
  symlinkSync(node, link);
}

/**
 * Its headers and manual are for who builds add-ons: 70 MB.
 * @param {string} project
 */
function leanPinnedNode(project) {
  for (const part of ['include', 'share'])
    rmSync(join(pinnedNode(project), '..', '..', part), { recursive: true, force: true });
}

/** @param {string} project */
function runsFittingNode(project) {
  return fits(askNode(project).output.trim().slice(1), pinnedVersion(project));
}

/**
 * What the project's Node says of itself, or what the system says of it.
 * @param {string} project
 */
function askNode(project) {
  const { stdout, stderr } = spawnSync(projectNode(project), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { output: stdout || '', errors: stderr || '' };
}

/**
 * @param {string} project
 * @returns {string}
 */
function pinnedVersion(project) {
  return Object.values(nodePackages(project))[0] || '';
}

/**
 * The one place that names the version.
 * @param {string} project
 * @returns {Record<string, string>}
 */
function nodePackages(project) {
  return JSON.parse(readFileSync(join(nodePlace(project), 'package.json'), 'utf8')).optionalDependencies;
}

/**
 * @param {string} path
 * @returns {Lockfile}
 */
function readLockfile(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

module.exports = {
  askNode,
  fits,
  hasPackages,
  isInstalled,
  leanPinnedNode,
  linkNode,
  nodePlace,
  packagesMissing,
  pinnedVersion,
  projectNode,
  runsFittingNode,
  writeStamp,
};
