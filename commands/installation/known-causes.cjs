// Plain JavaScript without dependencies: it is loaded before anything is installed.

/**
 * What programs say when a folder cannot be written to, as the sentence that helps its owner; nothing for other causes.
 * @param {string} words
 * @param {string} folder
 * @returns {string | undefined}
 */
function folderSentence(words, folder) {
  if (/ENOSPC|EDQUOT|no space left/i.test(words)) {
    return `Il disco della cartella ${folder} è pieno: libera spazio e riprova.`;
  }
  if (/EACCES|EPERM|permission denied/i.test(words)) {
    return `Non ho il permesso di leggere e scrivere nella cartella ${folder}: correggi i permessi e riprova.`;
  }
  if (/EROFS|read-only file system/i.test(words)) {
    return `La cartella ${folder} è di sola lettura: rendila scrivibile e riprova.`;
  }
  return undefined;
}

/**
 * @param {string} words
 * @returns {string | undefined}
 */
function networkSentence(words) {
  if (!/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(words)) return undefined;
  return 'Il registro dei pacchetti npm non risponde: controlla la connessione e riprova.';
}

/** The Debian and Ubuntu packages of the libraries that the pinned Node needs and a minimal system lacks. */
const packageOf = /** @type {Record<string, string>} */ ({
  'libatomic.so.1': 'libatomic1',
  'libstdc++.so.6': 'libstdc++6',
  'libgcc_s.so.1': 'libgcc-s1',
});

/**
 * What the system says when it can not start the pinned Node for want of a library, as what to install.
 * @param {string} words
 * @returns {string | undefined}
 */
function librarySentence(words) {
  const [, library = ''] = /error while loading shared libraries: ([^:\s]+):/.exec(words) || [];
  if (library === '') return undefined;
  const name = packageOf[library];
  const how = name
    ? `installa ${name} (su Debian e Ubuntu: apt-get install ${name})`
    : 'installa il pacchetto che la contiene';
  return `Il Node del progetto non parte perché al sistema manca la libreria ${library}: ${how} e riprova.`;
}

module.exports = { folderSentence, librarySentence, networkSentence };
