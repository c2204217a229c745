/** A name in letters our fonts lack (Мария) is better omitted than misspelt. */
export const isPrintableName = (name: string) => /^[\p{Script=Latin}\p{M}'’\- ]+$/u.test(name);
