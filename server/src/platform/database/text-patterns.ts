/** As a pattern of `like` it stands for itself. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
