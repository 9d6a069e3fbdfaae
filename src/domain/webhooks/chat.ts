import type { ListingId, ReviewId } from '../ids.ts';
import type { Topic } from '../insights/topics.ts';
import type { TEST_KIND, WebhookFormat, WebhookKind } from './webhook.ts';

export type ChatFormat = Exclude<WebhookFormat, 'standard'>;

const SLACK_HOST = /^hooks\.slack(-gov)?\.com$/;
/** Workflows had addresses of Azure Logic Apps until 2025. Each environment has a host of its own. */
const TEAMS_HOST = /\.(logic\.azure\.(com|us|cn)|api\.powerplatform\.(com|us|cn))$/;

/** The format for an address. Others than those of incoming webhooks of Slack and of workflows of Teams are sent `standard`. */
export function formatOf(url: string): WebhookFormat {
  if (!URL.canParse(url)) return 'standard';
  const { protocol, hostname, pathname } = new URL(url);
  if (protocol !== 'https:') return 'standard';
  if (SLACK_HOST.test(hostname) && pathname.startsWith('/services/')) return 'slack';
  return TEAMS_HOST.test(hostname) && pathname.includes('/workflows/') ? 'teams' : 'standard';
}

/** What a message to a chat says. It names no guest and quotes nothing. */
export interface ChatNews {
  type: WebhookKind | typeof TEST_KIND;
  reviewIds: readonly ReviewId[];
  /** The properties that it is about, by name. */
  listings: readonly { id: ListingId; name: string }[];
  /** If it is about one review. */
  stars: number | null;
  channel: string | null;
  topic: Topic | null;
  /** The account whose sync failed. */
  sourceName: string | null;
}
