/**
 * `node bench/texts.ts [-v]`: how often the analysis of texts is right. The texts were written and labelled by people who did not
 * know the lexicon, which must never be changed for one of them. With `-v` it prints each text that it reads differently.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { analyseText } from '#analysis/analyse-text.ts';
import { detectLanguage } from '#analysis/language/detect-language.ts';
import { type Sentiment, sentimentOf } from '#domain/reviews/sentiment.ts';

interface LabelledText {
  language: string;
  sentiment: Sentiment;
  /** Separated by spaces: `+bed -noise`. */
  topics: string;
  text: string;
}

interface Counts {
  texts: number;
  language: number;
  sentiment: number;
  opposite: number;
  found: number;
  expected: number;
  right: number;
}

const isVerbose = process.argv.includes('-v');

console.log(
  '| texts | number | language | sentiment | opposite | topics: precision | recall |\n|---|---|---|---|---|---|---|',
);
for (const kind of ['ordinary', 'unusual']) {
  const texts = await readTexts(kind);
  for (const language of [...new Set(texts.map((each) => each.language))]) {
    print(`${kind}, ${language}`, count(texts.filter((each) => each.language === language)));
  }
  print(`${kind}, all`, count(texts));
}

async function readTexts(kind: string): Promise<LabelledText[]> {
  const file = path.join(import.meta.dirname, 'texts', `${kind}.jsonl`);
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return lines.map((line): LabelledText => JSON.parse(line));
}

function count(texts: readonly LabelledText[]): Counts {
  const counts = { texts: 0, language: 0, sentiment: 0, opposite: 0, found: 0, expected: 0, right: 0 };
  for (const each of texts) {
    const { tone, topics } = analyseText(each.text, each.language);
    const found = new Set(
      topics.map(({ topic, polarity }) => `${polarity === 'positive' ? '+' : '-'}${topic}`),
    );
    const expected = new Set(each.topics.split(' ').filter(Boolean));
    const right = [...found].filter((topic) => expected.has(topic)).length;
    const isRight = right === found.size && right === expected.size;
    const sentiment = sentimentOf(tone, null);
    counts.texts++;
    if (detectLanguage(each.text) === each.language) counts.language++;
    if (sentiment === each.sentiment) counts.sentiment++;
    else if (sentiment !== 'neutral' && each.sentiment !== 'neutral') counts.opposite++;
    counts.found += found.size;
    counts.expected += expected.size;
    counts.right += right;
    if (isVerbose && (sentiment !== each.sentiment || !isRight))
      console.error(
        `${each.text}\n  ${each.sentiment} ${each.topics}; found ${sentiment} ${[...found].sort().join(' ')}`,
      );
  }
  return counts;
}

function print(name: string, counts: Counts): void {
  const shares = [
    counts.language / counts.texts,
    counts.sentiment / counts.texts,
    counts.opposite / counts.texts,
    counts.right / counts.found,
    counts.right / counts.expected,
  ].map((share) => share.toFixed(2));
  console.log(`| ${[name, counts.texts, ...shares].join(' | ')} |`);
}
