/** A name in letters that documents are not printed in (Мария) is better left out than misspelt. */
export const isPrintableName = (name: string) => /^[\p{Script=Latin}\p{M}'’\- ]+$/u.test(name);
