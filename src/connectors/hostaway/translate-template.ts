import type { IncomingTemplate } from '#domain/responses/template.ts';
import { cleanLine, cleanText, lineIn } from '../clean-text.ts';
import { idOf, recordOf, stringOf } from '../loose-json.ts';

const MAX_NAME = 80;
/** Message templates may be longer than responses; the rest would be refused. */
const MAX_TEXT = 4000;

/** Translates a message template; null without an id or a text. Its placeholders stay as they are. */
export function translateTemplate(row: unknown): IncomingTemplate | null {
  const template = recordOf(row);
  const upstreamId = template && idOf(template.id);
  const text = template && cleanText(stringOf(template.message).slice(0, MAX_TEXT));
  if (!template || !upstreamId || !text) return null;
  const name = lineIn(template, 'name') || cleanLine(text);
  return { upstreamId, name: name.slice(0, MAX_NAME), text };
}
