import type { Topic } from '#domain/insights/topics.ts';

/** Such as "Check-in". The prefetching script contains this file, so it imports nothing. */
export const topicName = (topic: Topic): string => topic.charAt(0).toUpperCase() + topic.slice(1);
