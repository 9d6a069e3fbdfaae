import { SOURCE_NAMES } from '#domain/sources/source-kind.ts';
import type { Upstream } from '../requests/upstream.ts';

export const GUESTY: Upstream = {
  name: SOURCE_NAMES.guesty,
  messageFields: ['message', 'error_description', 'error'],
};
