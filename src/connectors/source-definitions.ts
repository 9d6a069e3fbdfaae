import type { SourceKind } from '#domain/sources/source-kind.ts';
import { googleBusinessDefinition } from './google-business/definition.ts';
import { guestyDefinition } from './guesty/client.ts';
import { hospitableDefinition } from './hospitable/client.ts';
import { hostawayDefinition } from './hostaway/client.ts';
import type { SourceDefinition } from './source.ts';

/** The sources that an admin can connect. */
export const SOURCE_DEFINITIONS: Record<SourceKind, SourceDefinition> = {
  hostaway: hostawayDefinition,
  hospitable: hospitableDefinition,
  guesty: guestyDefinition,
  'google-business': googleBusinessDefinition,
};
