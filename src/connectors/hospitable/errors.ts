import { SOURCE_NAMES } from '#domain/sources/source-kind.ts';
import type { Upstream } from '../requests/upstream.ts';

export const HOSPITABLE: Upstream = {
  name: SOURCE_NAMES.hospitable,
  messageFields: ['reason_phrase', 'message', 'error'],
};
