import { denyClaims, judgeClaims, withoutClaims } from './claims.ts';
import { type Clause, has, isWithin, type Phrase } from './clauses.ts';
import type { Judgement } from './meaning.ts';
import { polarityOf, type ReadClause, type ReadName, type ReadOpinion, readClause } from './read-clauses.ts';

/** How many words may lie between an opinion and what it describes. */
const OPINION_REACH = 7;
/** How many words may lie between "no" and what is missing. */
const ABSENCE_REACH = 3;
/** A clause with no more words may share the opinion of its neighbour: "great kitchen, bathroom, and beds". */
const LIST_ITEM_WORDS = 4;

/** Who judges what in a text of clauses. */
export function judgementsOf(clauses: readonly Clause[]): Judgement[] {
  const judgements: Judgement[] = [];
  const read = clauses.map(readClause);
  denyClaims(read, judgements);
  for (const clause of read) judgeClause(clause, judgements);
  // Clauses with neither stand between the others: "the bed, honestly, was great".
  const telling = read.filter(({ names, opinions }) => names.length > 0 || opinions.length > 0);
  for (const [index, clause] of telling.entries()) {
    carryOver(clause, telling[index - 1], telling[index + 1], judgements);
    judgePresence(clause, judgements);
  }
  for (const { opinions } of read) judgeAlone(opinions, judgements);
  judgeClaims(clauses, judgements);
  judgeHosts(read, judgements);
  return withoutClaims(clauses, judgements).sort((a, b) => a.first - b.first);
}

/** Joins the opinions of a clause to the names that they describe. */
function judgeClause(clause: ReadClause, judgements: Judgement[]): void {
  for (const opinion of clause.opinions) {
    if (opinion.isUsed) continue;
    const target = describedName(opinion, clause.names);
    if (!target) continue;
    opinion.isUsed = target.name.topic !== null;
    for (const name of [target, ...listedBeside(target, clause)]) judgeName(name, opinion, judgements);
  }
}

function judgeName(name: ReadName, opinion: ReadOpinion, judgements: Judgement[]): void {
  const { topic } = name.name;
  // Noise does not break: "the neighbours work at night".
  if (topic === 'noise' && opinion.defect !== null) return;
  const polarity = polarityOf(opinion, topic);
  name.isJudged = true;
  name.polarity = polarity;
  if (topic === null) return;
  const first = Math.min(name.phrase.first, opinion.phrase.first);
  const last = Math.max(name.phrase.last, opinion.phrase.last);
  const isWeak = opinion.opinions.some((each) => each.isWeak);
  judgements.push({ topic, polarity, first, last, isWeak });
  if (opinion.defect === 'negative' && topic !== 'internet') {
    judgements.push({ topic: 'maintenance', polarity: 'negative', first, last, isWeak });
  }
}

/** The nearest name that an opinion can describe; first those for which the lexicon has the opinion. */
function describedName(opinion: ReadOpinion, names: readonly ReadName[]): ReadName | null {
  const { opinions, phrase, defect } = opinion;
  const topics = new Set(opinions.filter(({ scope }) => scope === 'beside').map(({ topic }) => topic));
  const special = nearest(
    phrase,
    names.filter(({ name }) => topics.has(name.topic)),
  );
  if (special) return special;
  // A complaint of its own that names a defect: "the shower did not drain".
  if (opinions.some(({ scope, topic }) => scope === 'alone' && topic !== null)) return null;
  const isFree =
    opinions.every(({ scope }) => scope !== 'alone') && opinions.some(({ scope }) => scope === 'about');
  return isFree || defect !== null
    ? nearest(
        phrase,
        names.filter(({ name }) => name.presence !== 'part' || defect),
      )
    : null;
}

function nearest(phrase: Phrase, names: readonly ReadName[]): ReadName | null {
  let best: ReadName | null = null;
  let shortest = OPINION_REACH + 1;
  for (const candidate of names) {
    const distance = distanceBetween(phrase, candidate.phrase);
    if (distance >= shortest) continue;
    shortest = distance;
    best = candidate;
  }
  return best;
}

/** Names that are listed with another: "the bed and the pillows". */
function listedBeside(target: ReadName, { names, clause }: ReadClause): ReadName[] {
  const listed: ReadName[] = [];
  const at = names.indexOf(target);
  for (const step of [-1, 1]) {
    let last = target;
    for (let index = at + step; names[index]; index += step) {
      const next = names[index];
      if (!next || next.isJudged) break;
      const isJoined = clause.phrases.some(
        (phrase) =>
          has(phrase, 'conjunction') &&
          phrase.first > Math.min(last.phrase.last, next.phrase.last) &&
          phrase.last < Math.max(last.phrase.first, next.phrase.first),
      );
      if (!isJoined || distanceBetween(last.phrase, next.phrase) > 4) break;
      listed.push(next);
      last = next;
    }
  }
  return listed;
}

/** Whether an opinion says something in its own clause. */
const isOfUse = ({ isUsed, opinions, defect }: ReadOpinion): boolean =>
  isUsed || defect !== null || opinions.some(({ scope }) => scope !== 'beside');

/** Whether an opinion needs a name, has none yet, and can describe one of those. */
function isFreeFor(names: readonly ReadName[]): (opinion: ReadOpinion) => boolean {
  return ({ isUsed, opinions, defect }) =>
    !isUsed &&
    opinions.every(({ scope }) => scope !== 'alone') &&
    (defect !== null ||
      opinions.some(
        ({ scope, topic }) => scope === 'about' || names.some(({ name }) => name.topic === topic),
      ));
}

/**
 * Shares opinions between neighbours of a sentence: "only downside: the wifi", "the bed, honestly, was great" and
 * "great kitchen, beds".
 */
function carryOver(
  current: ReadClause,
  before: ReadClause | undefined,
  after: ReadClause | undefined,
  judgements: Judgement[],
): void {
  const { clause, opinions } = current;
  const names = current.names.filter(({ name }) => name.presence !== 'part');
  if (opinions.some(isOfUse) || names.length === 0 || names.some((name) => name.isJudged)) return;
  if (clause.phrases.some((phrase) => has(phrase, 'negator'))) return;
  const isFree = isFreeFor(names);
  const follows = after?.clause.sentence === clause.sentence && !after.clause.isContrast ? after : undefined;
  if (follows && follows.names.length === 0) {
    const opinion = follows.opinions.find(isFree);
    if (opinion) {
      opinion.isUsed = true;
      for (const name of names) judgeName(name, opinion, judgements);
      return;
    }
  }
  if (clause.isContrast || before?.clause.sentence !== clause.sentence) return;
  const heading = before.opinions.find(isFree);
  if (before.names.length === 0 && heading) {
    heading.isUsed = true;
    for (const name of names) judgeName(name, heading, judgements);
    current.opinions.push(heading);
    return;
  }
  if (clause.last - clause.first >= LIST_ITEM_WORDS) return;
  const model = before.names.findLast((name) => name.isJudged && name.polarity);
  const opinion = before.opinions.findLast((each) => each.isUsed);
  if (!model?.polarity || !opinion) return;
  for (const name of names) {
    name.isJudged = true;
    name.polarity = model.polarity;
    const { first, last } = name.phrase;
    if (name.name.topic) {
      judgements.push({ topic: name.name.topic, polarity: model.polarity, first, last, isWeak: false });
    }
  }
  current.opinions.push({ ...opinion });
}

/** Complaints about what is missing, and praise of features that are only mentioned. */
function judgePresence({ clause, names, opinions }: ReadClause, judgements: Judgement[]): void {
  const hasComplaint = opinions.some(
    (opinion) =>
      (opinion.defect !== null || opinion.opinions.some(({ scope }) => scope !== 'beside')) &&
      polarityOf(opinion, null) === 'negative',
  );
  for (const name of names) {
    const { topic, presence } = name.name;
    if (
      name.isJudged ||
      presence === 'name' ||
      presence === 'person' ||
      presence === 'part' ||
      topic === null
    )
      continue;
    const negator = clause.phrases.findLast(
      (phrase) => has(phrase, 'negator') && isWithin(name.phrase.first - phrase.last, 1, ABSENCE_REACH),
    );
    const { last } = name.phrase;
    const first = negator?.first ?? name.phrase.first;
    if (negator) judgements.push({ topic, polarity: 'negative', first, last, isWeak: false });
    else if (presence === 'feature' && !hasComplaint) {
      judgements.push({ topic, polarity: 'positive', first, last, isWeak: true, isMention: true });
    }
  }
}

/** Opinions that need no name, or found none. */
function judgeAlone(opinions: readonly ReadOpinion[], judgements: Judgement[]): void {
  for (const opinion of opinions) {
    const { first, last } = opinion.phrase;
    if (opinion.isUsed) continue;
    for (const { scope, topic, isWeak } of opinion.opinions) {
      if (scope === 'beside') continue;
      judgements.push({ topic, polarity: polarityOf(opinion, topic), first, last, isWeak });
    }
    if (opinion.defect === 'negative') {
      judgements.push({ topic: 'maintenance', polarity: 'negative', first, last, isWeak: false });
    }
  }
}

/** A host who is only mentioned shares what the rest says: "party until four, the host said that's the city". */
function judgeHosts(read: readonly ReadClause[], judgements: Judgement[]): void {
  const found = judgements.filter(({ topic }) => topic !== null);
  const [one] = found;
  if (!one || found.some(({ topic, polarity }) => topic === 'communication' || polarity !== one.polarity))
    return;
  for (const { names } of read)
    for (const { name, phrase } of names) {
      if (name.presence !== 'person') continue;
      const { first, last } = phrase;
      judgements.push({ topic: 'communication', polarity: one.polarity, first, last, isWeak: true });
    }
}

/** Judgements without praise that is only the mention of a feature in a text that complains about it, or about all. */
export function withoutRefuted(judgements: readonly Judgement[]): Judgement[] {
  const complaints = judgements.filter(({ polarity }) => polarity === 'negative');
  const criticized = new Set(complaints.map(({ topic }) => topic));
  const complainsOnly =
    complaints.some(({ topic }) => topic !== null) &&
    !judgements.some(({ polarity, isMention }) => polarity === 'positive' && !isMention);
  // "There is a pool. It was closed."
  return judgements.filter(
    ({ topic, polarity, isMention }) =>
      !(isMention && polarity === 'positive' && (complainsOnly || criticized.has(topic))),
  );
}

/** How many words an opinion is from a name; a name right after an adjective wins over one before it. */
function distanceBetween(one: Phrase, other: Phrase): number {
  if (one.last < other.first) return other.first - one.last;
  if (other.last < one.first) return one.first - other.last;
  return 0;
}
