import { nameWords } from '../guests/guest-name.ts';
import { isAnalysed, type Topic, type TopicMention } from '../insights/topics.ts';

/** What a template may contain between double braces. */
export const TEMPLATE_VARIABLES = ['guest_first_name', 'property', 'host', 'topic'] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];
export type TemplateValues = Partial<Record<TemplateVariable, string>>;

export const MAX_TEMPLATE_NAME = 80;
/** Of the company and one person together. */
export const MAX_TEMPLATES = 200;

/** What a template is for; what is empty or null fits every review. */
export interface TemplateFit {
  /** ISO 639-1. */
  language: string | null;
  /** Whole stars. */
  stars: number[];
  topics: Topic[];
}

/** A text for responses, of the company or of one person. */
export interface Template extends TemplateFit {
  id: number;
  name: string;
  text: string;
  /** Whether it is one person's own. */
  own: boolean;
}

/** A message template of an upstream. */
export interface IncomingTemplate {
  upstreamId: string;
  name: string;
  text: string;
}

/** Spaces around the name are trimmed later: matching them here takes seconds when a model writes thousands of them. */
const VARIABLE = /\{\{([^{}]*)\}\}/g;

/** Replaces each variable once by its value, literally: braces in a value are not a variable. Others stay as they are. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(VARIABLE, (whole, between: string) => {
    const name = between.trim();
    return Object.hasOwn(values, name) ? (values[name as TemplateVariable] ?? whole) : whole;
  });
}

/** The first variable of a text, as it is written; null without one. A text with one cannot be sent. */
export function unfilledVariable(text: string): string | null {
  const start = text.indexOf('{{');
  if (start < 0) return null;
  const end = text.indexOf('}}', start);
  return text.slice(start, end < 0 ? start + 40 : end + 2);
}

/** The variables that no review has a value for. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(VARIABLE)].map(([, between = '']) => between.trim());
  return [...new Set(names)].filter((name) => !TEMPLATE_VARIABLES.some((known) => known === name));
}

/** The first name of a guest, also of "Smith, Maria"; undefined for an empty name. */
export const firstName = (name: string): string | undefined => nameWords(name)[0] || undefined;

/** What decides which templates fit a review. */
export interface ReviewToFit {
  rating: number | null;
  language?: string | null | undefined;
  topics?: readonly Pick<TopicMention, 'topic' | 'polarity'>[] | undefined;
}

/**
 * The topic that a response is about: the first complaint of a review up to 3.5 stars, else the first praise, else the first
 * mention.
 */
export function topicOf({ rating, topics = [] }: ReviewToFit): Topic | undefined {
  const polarity = rating !== null && rating < 3.5 ? 'negative' : 'positive';
  return (topics.find((mention) => mention.polarity === polarity) ?? topics[0])?.topic;
}

/**
 * How well a template fits a review: more for each condition that it meets; negative if it is for other languages, stars or
 * topics.
 */
function fitOf({ language, stars, topics }: TemplateFit, review: ReviewToFit): number {
  const mentioned = new Set(review.topics?.map(({ topic }) => topic));
  const rated = review.rating === null ? null : Math.floor(review.rating + 0.5);
  const contradicts =
    (language !== null && language !== (review.language ?? 'en')) ||
    (stars.length > 0 && (rated === null || !stars.includes(rated))) ||
    (topics.length > 0 && !topics.some((topic) => mentioned.has(topic)));
  if (contradicts) return -1;
  return (
    4 * topics.filter((topic) => mentioned.has(topic)).length +
    2 * Number(language !== null) +
    Number(stars.length > 0)
  );
}

/**
 * The templates in the order in which they fit a review. One is suggested if it meets a condition and has a value for each of
 * its variables.
 */
export function rankTemplates<One extends TemplateFit & { name: string; filled: string }>(
  templates: readonly One[],
  review: ReviewToFit,
): (One & { isSuggested: boolean })[] {
  return templates
    .map((template) => ({ template, fit: fitOf(template, review) }))
    .map(({ template, fit }) => ({
      ...template,
      fit,
      isSuggested: fit > 0 && unfilledVariable(template.filled) === null,
    }))
    .toSorted(
      (one, other) =>
        Number(other.isSuggested) - Number(one.isSuggested) ||
        other.fit - one.fit ||
        one.name.localeCompare(other.name),
    );
}

/** The language in which the variables of a template are written. */
export const languageOfValues = (template: TemplateFit, review: ReviewToFit) => {
  const language = template.language ?? review.language ?? null;
  return isAnalysed(language) ? language : 'en';
};
