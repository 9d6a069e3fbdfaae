/** A text for a terminal, without characters that control it: it may quote a file or a service of others. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '\u{FFFD}');
