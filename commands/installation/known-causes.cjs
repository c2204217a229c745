// Plain JavaScript without dependencies: it is read before anything is installed.

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

module.exports = { folderSentence, networkSentence };
