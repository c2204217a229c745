// Plain JavaScript without dependencies: it runs before anything is installed, on whatever Node the machine has.
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
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
  return (hasStamp(project) || missingPackages(project).length === 0) && runsPinnedNode(project);
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
    // One that names no machine may be needed by another machine's alone: npm leaves it out with that.
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

/** @param {string} project */
function pinnedNode(project) {
  return join(project, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
}

/**
 * The same command comes in one package per platform: older versions of npm, dropping the other platforms' packages,
 * drop the link to this one's command too.
 * @param {string} project
 */
function linkPinnedNode(project) {
  const name = nodePackages(project).find((one) =>
    existsSync(join(project, 'node_modules', one, 'bin', 'node')),
  );
  if (name === undefined || existsSync(pinnedNode(project))) return;
  rmSync(pinnedNode(project), { force: true });
  symlinkSync(join('..', name, 'bin', 'node'), pinnedNode(project));
}

/** @param {string} project */
function runsPinnedNode(project) {
  return askPinnedNode(project).output.trim() === `v${pinnedVersion(project)}`;
}

/**
 * What the pinned Node says of itself, or what the system says of it.
 * @param {string} project
 */
function askPinnedNode(project) {
  const { stdout, stderr } = spawnSync(pinnedNode(project), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  return { output: stdout || '', errors: stderr || '' };
}

/**
 * The one place that names the version is the list of optional dependencies.
 * @param {string} project
 * @returns {string}
 */
function pinnedVersion(project) {
  return optionalDependencies(project)[nodePackages(project)[0] || ''] || '';
}

/** @param {string} project */
function nodePackages(project) {
  return Object.keys(optionalDependencies(project)).filter((name) => name.startsWith('node-'));
}

/**
 * @param {string} project
 * @returns {Record<string, string>}
 */
function optionalDependencies(project) {
  return JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).optionalDependencies;
}

/**
 * @param {string} path
 * @returns {Lockfile}
 */
function readLockfile(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

module.exports = {
  askPinnedNode,
  isInstalled,
  linkPinnedNode,
  missingPackages,
  packagesMissing,
  pinnedNode,
  pinnedVersion,
  runsPinnedNode,
  writeStamp,
};
