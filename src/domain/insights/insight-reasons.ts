import { conflict, invalid, notFound, rateLimited } from '../reason-kinds.ts';

/** Why targets and reports are refused. */
export const INSIGHT_REASONS = {
  'report-unknown': notFound(),
  'report-requests': rateLimited<{ seconds: number }>(),
  'too-many-reports': conflict(),
  'too-many-schedules': conflict(),
  'target-goal': invalid<{ above: number; to: number }>(),
  'target-day-past': invalid(),
  'too-many-targets': conflict(),
};
