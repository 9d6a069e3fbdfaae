import { pages } from '#contract/paths.ts';
import type { ChatFormat, ChatNews } from '#domain/webhooks/chat.ts';
import { TEST_KIND } from '#domain/webhooks/webhook.ts';
import { chatCopy as copy, REVIEW_TITLES } from './chat-copy.ts';

/** Writes what a chat is sent. */
export type WriteChatMessage = (format: ChatFormat, news: ChatNews) => string;

interface Message {
  title: string;
  facts: string;
  link: { text: string; url: string };
}

/** More ids make an address that some programs cut off. */
const MAX_LINKED_REVIEWS = 100;
const MAX_NAMED = 3;
const MAX_NAME = 200;

/** @param publicUrl the address of the app, to which the messages lead */
export function chatMessages(publicUrl: string): WriteChatMessage {
  return (format, news) => {
    const { link, ...text } = messageOf(news);
    const message = { ...text, link: { ...link, url: publicUrl + link.url } };
    return JSON.stringify(format === 'slack' ? toSlack(message) : toTeams(message));
  };
}

function messageOf(news: ChatNews): Message {
  const { type, listings, reviewIds, stars, channel, topic, sourceName } = news;
  const [listing, ...others] = listings;
  const names =
    listings.length > MAX_NAMED
      ? copy.properties(listings.length)
      : listings.map(({ name }) => name.slice(0, MAX_NAME)).join(', ');
  if (type === TEST_KIND)
    return { title: copy.test, facts: '', link: { text: copy.openApp, url: pages.dashboard() } };
  if (type === 'sync.failed')
    return {
      title: copy.syncFailed,
      facts: sourceName?.slice(0, MAX_NAME) ?? '',
      link: { text: copy.openSync, url: pages.sync() },
    };
  if (type === 'alert.raised') {
    const reason = topic === null ? copy.alertRating : copy.alertTopic(topic);
    return {
      title: copy.alert,
      facts: [reason, names].filter(Boolean).join(' · '),
      link: { text: copy.openInsights, url: pages.insights() },
    };
  }
  const [reviewId] = reviewIds;
  if (reviewIds.length === 1 && reviewId !== undefined) {
    // A removed review is in no list.
    const shown = type === 'review.removed' ? undefined : reviewId;
    return {
      title: REVIEW_TITLES[type].one,
      facts: [names, stars === null ? copy.noRating : copy.stars(stars), channel].filter(Boolean).join(' · '),
      link: { text: copy.openReview, url: listing ? pages.reviews(listing.id, shown) : pages.dashboard() },
    };
  }
  const rows =
    reviewIds.length <= MAX_LINKED_REVIEWS
      ? `${pages.dashboard()}?ids=${reviewIds.join(',')}`
      : listing && others.length === 0
        ? pages.reviews(listing.id)
        : pages.dashboard();
  return {
    title: REVIEW_TITLES[type].many(reviewIds.length),
    facts: names,
    link: { text: copy.openReviews, url: rows },
  };
}

/** Slack's own control characters. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Names are in blocks of plain text, which Slack does not format. Notifications show `text` without formatting. */
function toSlack({ title, facts, link }: Message) {
  const text = [title, facts].filter(Boolean).join('\n');
  return {
    text: escaped(text),
    blocks: [
      { type: 'section', text: { type: 'plain_text', text, emoji: false } },
      { type: 'section', text: { type: 'mrkdwn', text: `<${escaped(link.url)}|${link.text}>` } },
    ],
  };
}

/** Names are in text runs, which are not formatted as Markdown. */
function toTeams({ title, facts, link }: Message) {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            { type: 'TextBlock', text: title, weight: 'Bolder', size: 'Medium', wrap: true },
            ...(facts ? [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: facts }] }] : []),
          ],
          actions: [{ type: 'Action.OpenUrl', title: link.text, url: link.url }],
        },
      },
    ],
  };
}
