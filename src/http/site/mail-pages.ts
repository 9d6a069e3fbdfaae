import { Type } from 'typebox';
import { pages } from '#contract/paths.ts';
import { can } from '#domain/accounts/permissions.ts';
import { dayAndTime } from '#domain/dates.ts';
import { AppError } from '#domain/errors.ts';
import { unsubscribe } from '#services/mail/unsubscribe.ts';
import { personOf } from '../authorization.ts';
import type { HttpOptions, Server } from '../options.ts';
import { escapeHtml } from './app-shell.ts';

const BODY_BYTES = 1024;

/** What mail programs open: the one-click unsubscription of RFC 8058; and in the demo, the mails themselves. */
export async function mailPages(server: Server, options: HttpOptions): Promise<void> {
  const { context } = options;
  await server.register(async (scope: Server) => {
    // Mail programs send a form, of which nothing is needed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, _body, done) =>
      done(null, undefined),
    );
    const schema = { hide: true, params: Type.Object({ token: Type.String() }) };
    scope.post(pages.unsubscribe(':token'), { schema }, async (request, reply) => {
      await unsubscribe(context, request.params.token);
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('You have been unsubscribed.\n');
    });
  });
  if (context.mailbox) mailboxPages(server, options, context.mailbox);
}

/** Styles are inline, here and in mails; scripts do not run. */
const LIST_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";
const STYLE = `:root{color-scheme:light dark}body{max-width:48rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif}
summary{cursor:pointer;padding:.5rem 0;overflow-wrap:anywhere}details{border-top:1px solid #8884}iframe{width:100%;height:34rem;border:1px solid #8884}
small{opacity:.75}`;

/** The mails of the demo, for its admins, because they contain links that open accounts. */
function mailboxPages(
  server: Server,
  { context }: HttpOptions,
  mailbox: NonNullable<HttpOptions['context']['mailbox']>,
): void {
  const mails = () => mailbox().map((mail, index) => ({ ...mail, id: index }));
  server.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.url?.startsWith(pages.mailbox())) return;
    const actor = await personOf(context, request);
    if (actor && can(actor, 'people:manage')) return;
    await reply.redirect(`${pages.login()}?redirect=${encodeURIComponent(pages.settings())}`);
  });
  const schema = { hide: true };
  server.get(pages.mailbox(), { schema }, (_request, reply) => {
    const list = mails()
      .toReversed()
      .map(
        ({ id, subject, to, at }) => `<details><summary><b>${escapeHtml(subject)}</b><br>
<small>to ${escapeHtml(to)}, <time datetime="${at.toISOString()}">${dayAndTime(at, context.timeZone)}</time></small></summary>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escapeHtml(subject)}" src="${pages.mailbox()}/${id}"></iframe></details>`,
      );
    const none = '<p>No emails yet. Sign in on another device, or invite someone.</p>';
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', LIST_POLICY)
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Emails of the demo</title>
<style>${STYLE}</style><main><h1>Emails of the demo</h1><p>Nothing leaves this machine. <a href="${pages.settings()}">Back to the settings</a></p>${list.join('\n') || none}</main></html>`);
  });
  server.get(
    `${pages.mailbox()}/:id`,
    { schema: { ...schema, params: Type.Object({ id: Type.Integer({ minimum: 0 }) }) } },
    (request, reply) => {
      const mail = mails()[request.params.id];
      if (!mail) throw new AppError('unknown-address');
      const html = mail.html.replace('<head>', '<head><base target="_blank">');
      return reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', MAIL_POLICY)
        .type('text/html; charset=utf-8')
        .send(html);
    },
  );
}
