/**
 * The content of a mail without its look: HTML and text version are both rendered from it, so they cannot
 * differ, and a template cannot forget to escape visitors' input.
 */
export type MailContent = {
  subject: string;
  /** The line a mailbox shows beside the subject. */
  preview: string;
  title: string;
  blocks: readonly MailBlock[];
};

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** A link in a line of its own; `url` must be an http(s) address. */
  | { kind: 'button'; label: string; url: string }
  /** A less prominent link below a sentence. */
  | { kind: 'link'; text: string; label: string; url: string }
  /** Something to copy or type, shown large. */
  | { kind: 'code'; code: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'note'; text: string };
