import type { Generated } from 'kysely';
import type { Day, Month } from '#domain/day.ts';
import type { ListingId } from '#domain/ids.ts';
import type { CreatedAt } from '../accounts/tables.ts';

interface RequestColumns {
  id: Generated<number>;
  /** Without either, about all properties. */
  listing_id: ListingId | null;
  group_id: number | null;
  with_private_feedback: boolean;
  with_notes: boolean;
  with_full_names: boolean;
  /** The username. */
  created_by: string;
  created_at: CreatedAt;
}

interface ReportsTable extends RequestColumns {
  /** The token itself is not stored. */
  token_hash: string;
  period_from: Day;
  period_to: Day;
  recipient: string | null;
  expires_at: Date;
  revoked_at: Date | null;
}

interface ReportSchedulesTable extends RequestColumns {
  recipients: string[];
  /** The last month that was sent. */
  last_month: Month | null;
}

export interface ReportTables {
  reports: ReportsTable;
  report_schedules: ReportSchedulesTable;
}
