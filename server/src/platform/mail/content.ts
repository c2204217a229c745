/**
 * What a mail says, without its looks: the HTML and the text version are both made from it, so they can not differ,
 * and a template can not forget to escape what a visitor typed.
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
  /** A link that stands alone; `url` must be an http(s) address. */
  | { kind: 'button'; label: string; url: string }
  /** A link that is there for whoever looks for it, below a sentence. */
  | { kind: 'link'; text: string; label: string; url: string }
  /** Something to copy or type, shown large. */
  | { kind: 'code'; code: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'note'; text: string };
