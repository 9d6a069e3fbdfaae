import { SOURCE_NAMES } from '#domain/sources/source-kind.ts';
import { fieldOf, recordOf, stringOf } from '../loose-json.ts';
import type { Upstream } from '../requests/upstream.ts';

/** Hospitable's own message is in the field `reason_phrase`, `message` or `error`. */
export const HOSPITABLE: Upstream = {
  name: SOURCE_NAMES.hospitable,
  messageOf(body) {
    const record = body.kind === 'json' ? recordOf(body.value) : null;
    const texts = record ? ['reason_phrase', 'message', 'error'].map((name) => fieldOf(record, name)) : [];
    return texts.map(stringOf).find((text) => text !== '') ?? '';
  },
};
