import { useMutation } from '@tanstack/react-query';
import type { Review } from '#contract/reviews/reviews.ts';
import { MAX_ANALYSED_LENGTH, TOPICS, type Topic } from '#domain/insights/topics.ts';
import { SENTIMENTS, type Sentiment } from '#domain/reviews/sentiment.ts';
import { useRoute } from '#web/app/api/use-route.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Dialog } from '#web/app/controls/dialog.tsx';
import { Failure } from '#web/app/controls/failure-alert.tsx';
import { optionsOf, Select } from '#web/app/controls/select.tsx';
import { correctionCopy } from '../copy.ts';
import { filterCopy } from '../filters/copy.ts';
import { updateReview } from '../review-cache.ts';

type Judgement = 'positive' | 'negative' | 'none' | undefined;

/** Corrects the sentiment and the topics of a review. Each choice is saved at once. */
export function CorrectionsDialog({ review }: { review: Review }) {
  const { client, queryClient } = useAppContext();
  const corrections = useRoute('GET /reviews/:id/corrections', { params: { id: review.id } });
  const save = useMutation({
    scope: { id: `corrections ${review.id}` },
    mutationFn: (send: () => Promise<Review>) => send(),
    onSuccess: async (corrected) => {
      updateReview(queryClient, review.id, () => corrected);
      await queryClient.invalidateQueries({ queryKey: ['GET /reviews/:id/corrections'] });
    },
  });

  function correctSentiment(sentiment: Sentiment | undefined): void {
    const params = { id: review.id };
    save.mutate(() =>
      sentiment === undefined
        ? client.request('DELETE /reviews/:id/sentiment', { params })
        : client.request('PUT /reviews/:id/sentiment', { params, body: { sentiment } }),
    );
  }
  function correctTopic(topic: Topic, judgement: Judgement): void {
    const params = { id: review.id, topic };
    const polarity = judgement === 'none' ? null : judgement;
    save.mutate(() =>
      polarity === undefined
        ? client.request('DELETE /reviews/:id/topics/:topic', { params })
        : client.request('PUT /reviews/:id/topics/:topic', { params, body: { polarity } }),
    );
  }

  const error = save.error ?? corrections.error;
  const { data } = corrections;
  const corrected = new Map(data?.topics.map(({ topic, polarity }) => [topic, polarity ?? 'none'] as const));
  const judged = new Set((review.topics ?? []).map(({ topic }) => topic));
  const listed = TOPICS.filter((topic) => judged.has(topic) || corrected.has(topic));
  return (
    <Dialog title={correctionCopy.title}>
      <Failure error={error} text={correctionCopy.failed} />
      {data && (
        <div className="columns" aria-busy={save.isPending}>
          <Select<Sentiment | undefined>
            label={correctionCopy.sentiment}
            value={data.calculatedSentiment === null ? undefined : review.sentiment}
            none={correctionCopy.calculated(
              filterCopy.sentiments[data.calculatedSentiment ?? review.sentiment],
            )}
            options={optionsOf(SENTIMENTS, (sentiment) => filterCopy.sentiments[sentiment])}
            onChange={correctSentiment}
          />
          {listed.map((topic) => (
            <Select<Judgement>
              key={topic}
              label={filterCopy.topicName(topic)}
              value={corrected.get(topic)}
              none={correctionCopy.analysed}
              options={correctionCopy.judgements}
              onChange={(judgement) => correctTopic(topic, judgement)}
            />
          ))}
          <Select<Topic | undefined>
            label={correctionCopy.add}
            value={undefined}
            none={correctionCopy.choose}
            options={optionsOf(
              TOPICS.filter((topic) => !listed.includes(topic)),
              filterCopy.topicName,
            )}
            onChange={(topic) => topic && correctTopic(topic, 'negative')}
          />
        </div>
      )}
      {review.reviewText.length > MAX_ANALYSED_LENGTH && (
        <p className="note">{correctionCopy.onlyBeginning}</p>
      )}
      <p className="note">{correctionCopy.explanation}</p>
    </Dialog>
  );
}
