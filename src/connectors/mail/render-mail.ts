import type { MailContent } from '#domain/mail/mail.ts';

/** What a mail has besides its content. */
export interface MailFrame {
  brand: string;
  /** Without a slash at the end; every link begins with it. */
  publicUrl: string;
  /** The page to unsubscribe; null for mails that everyone gets. */
  unsubscribeUrl: string | null;
}

interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those must not be in a header
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();

const WORDS = { unsubscribe: 'Unsubscribe from emails like this' };

/** Dark mode by the media query, where mail programs know it; others invert these colours themselves. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:#fffdf6;color:#333333;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;overflow-wrap:anywhere}
.page{max-width:560px;margin:0 auto;padding:24px 16px}
.brand{margin:0 0 24px;color:#284e4c;font-weight:600}
h1{margin:0 0 16px;font-size:22px;line-height:1.3;color:#284e4c}
p{margin:0 0 16px}
ul{margin:0 0 16px;padding:0;list-style:none}
li{margin:0;padding:12px 0;border-top:1px solid #dcd8ca}
li a{color:#284e4c;font-weight:600}
.detail{color:#5c5c5a}
.action{display:inline-block;margin:8px 0 16px;padding:12px 20px;border-radius:6px;background:#284e4c;color:#fffdf6;font-weight:600;text-decoration:none}
.address,.small{font-size:13px;color:#5c5c5a}
.small{margin-top:24px;padding-top:16px;border-top:1px solid #dcd8ca}
.address a,.small a{color:inherit}
@media (prefers-color-scheme:dark){
body{background:#12201f;color:#f3efe2}
h1,.brand,li a{color:#9fd0c4}
.action{background:#9fd0c4;color:#12201f}
.detail,.address,.small{color:#b9b8ad}
li,.small{border-color:#33504d}
}`;

/** Html and text of a mail, from one content. No image, script or link to another place; all texts are escaped. */
export function renderMail(
  content: MailContent,
  { brand, publicUrl, unsubscribeUrl }: MailFrame,
): RenderedMail {
  const { paragraphs, items = [], action, why } = content;
  const subject = oneLine(content.subject);
  const name = oneLine(brand);
  const link = (url: string, label: string, style = '') =>
    `<a href="${escapeHtml(url)}"${style}>${escapeHtml(label)}</a>`;
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${STYLE}</style></head><body><div class="page">`,
    `<p class="brand">${escapeHtml(name)}</p><h1>${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`),
    ...(items.length > 0 ? ['<ul>'] : []),
    ...items.map(({ text, detail, path }) => {
      const shown = path ? link(publicUrl + path, text) : escapeHtml(text);
      return `<li>${shown}${detail ? `<div class="detail">${escapeHtml(detail).replaceAll('\n', '<br>')}</div>` : ''}</li>`;
    }),
    ...(items.length > 0 ? ['</ul>'] : []),
    ...(action
      ? [
          `<p>${link(publicUrl + action.path, action.label, ' class="action"')}</p>`,
          `<p class="address">${link(publicUrl + action.path, publicUrl + action.path)}</p>`,
        ]
      : []),
    `<p class="small">${escapeHtml(why)}${unsubscribeUrl ? `<br>${link(unsubscribeUrl, WORDS.unsubscribe)}` : ''}</p>`,
    '</div></body></html>',
  ].join('\n');
  const text = [
    subject,
    ...paragraphs,
    ...items.map(({ text, detail, path }) =>
      [`- ${text}`, detail, path && publicUrl + path].filter(Boolean).join('\n  '),
    ),
    ...(action ? [`${action.label}:\n${publicUrl}${action.path}`] : []),
    `-- \n${name}\n${why}${unsubscribeUrl ? `\n${WORDS.unsubscribe}: ${unsubscribeUrl}` : ''}`,
  ].join('\n\n');
  return { subject, html, text };
}
