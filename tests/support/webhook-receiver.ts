import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedMessage {
  id: string;
  headers: IncomingHttpHeaders;
  text: string;
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** A receiver of webhooks on this machine. `respond` can be replaced; by default it answers 204. */
export async function startWebhookReceiver() {
  const received: ReceivedMessage[] = [];
  const receiver = {
    received,
    url: '',
    respond: (response: ServerResponse) => void response.writeHead(204).end(),
    /** Messages of a type. */
    of: (type: string) => received.filter(({ body }) => body.type === type),
    /** The bodies that a secret has signed; throws for one that it has not. */
    verify: (secret: string) =>
      received.map(({ text, headers }) =>
        new Webhook(secret).verify(text, headers as Record<string, string>),
      ),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    const chunks = (await request.toArray()) as Buffer[];
    const text = Buffer.concat(chunks).toString();
    const { headers } = request;
    received.push({ id: String(headers['webhook-id']), headers, text, body: JSON.parse(text) });
    receiver.respond(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}
