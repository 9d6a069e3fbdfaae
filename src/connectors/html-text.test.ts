import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeHtml } from './html-text.ts';

test.each([
  ['four days &amp; three e-mails', 'four days & three e-mails'],
  ['&lt;every&gt; day, &quot;really&quot;', '<every> day, "really"'],
  ['it&#39;s &#x1F600; &#8364;5', 'it’s 😀 €5'.replace('’', "'")],
  ['Caf&eacute; M&uuml;ller &ndash; Stra&szlig;e&hellip;', 'Café Müller – Straße…'],
  ['&nbsp;&yuml;&Oslash;', '\u00a0ÿØ'],
  ['one<br>two<BR />three', 'one\ntwo\nthree'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&#150; &#x85;', '– …'],
  ['&#0; &#xD800; &#x110000;', '\ufffd \ufffd \ufffd'],
  ['AT&T & Co; &unheard; &amp', 'AT&T & Co; &unheard; &amp'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(decodeHtml(html)).toBe(text);
});

test('whatever was written comes back from its escaped form', () => {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#39;');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(decodeHtml(escaped(text))).toBe(text);
    }),
  );
});
