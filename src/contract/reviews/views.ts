import { type Static, Type } from 'typebox';
import { SORT_KEYS, SORT_ORDERS } from '#domain/reviews/filter.ts';
import { MAX_VIEW_NAME, MAX_VIEWS } from '#domain/reviews/view.ts';
import { inputObject, nullable, optional } from '../schema.ts';
import { FILTER_PARAMETERS } from './reviews.ts';

const Filter = inputObject(FILTER_PARAMETERS, { description: 'The filters of the list of reviews.' });
const Day = Type.Optional(Type.String({ description: 'YYYY-MM-DD' }));
const Name = Type.String({ minLength: 1, maxLength: MAX_VIEW_NAME });
const SortBy = Type.Enum([...SORT_KEYS]);
const SortOrder = Type.Enum([...SORT_ORDERS]);

export const View = Type.Object({
  id: Type.String({ description: 'A number, or the name of a built-in view.' }),
  name: Type.String(),
  owner: nullable(Type.String(), { description: 'The username; null for a built-in view.' }),
  isMine: Type.Boolean({ description: 'Only one’s own views can be changed.' }),
  isShared: Type.Boolean(),
  isDefault: Type.Boolean({ description: 'Opens when the dashboard is entered.' }),
  // The serializer does not know the format of days.
  filter: Type.Object({ ...FILTER_PARAMETERS, startDate: Day, endDate: Day }),
  sortBy: SortBy,
  sortOrder: SortOrder,
  count: Type.Integer({ minimum: 0, description: 'How many reviews match.' }),
  isCountExact: Type.Boolean({ description: 'False where more than `count` match.' }),
});
export type View = Static<typeof View>;

export const ViewList = Type.Object({ views: Type.Array(View) });
export type ViewList = Static<typeof ViewList>;

const CHANGES = optional({
  name: Name,
  filter: Filter,
  sortBy: SortBy,
  sortOrder: SortOrder,
  isShared: Type.Boolean({ description: 'Whether all people see it.' }),
  isDefault: Type.Boolean({ description: 'Whether it opens for you when you enter the dashboard.' }),
});

export const ViewBody = inputObject({ ...CHANGES, name: Name, filter: Filter });
export type ViewBody = Static<typeof ViewBody>;

export const ViewChange = inputObject({
  ...CHANGES,
  position: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MAX_VIEWS - 1,
      description: 'The position among your own views, from 0.',
    }),
  ),
});
export type ViewChange = Static<typeof ViewChange>;

export const ViewParams = inputObject({ id: Type.String({ maxLength: 20, pattern: '^[a-z0-9-]+$' }) });
