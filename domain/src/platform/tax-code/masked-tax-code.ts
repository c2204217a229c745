const HIDDEN = '•';

/** `RSSMRA••••••••••`: the letters of the name, which is shown anyway, without birth date and birthplace. */
export const maskTaxCode = (code: string) => {
  const letters = /^[A-Z]{6}/i.exec(code)?.[0] ?? '';
  return letters + HIDDEN.repeat(code.length - letters.length);
};
