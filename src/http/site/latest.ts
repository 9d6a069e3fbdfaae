/**
 * Shares work among those who ask for the same, such that everybody's answer was begun after they asked: whoever comes
 * while it is under way waits for one more, together with all who come until then.
 */
export function latest<Answer>(): (key: string, work: () => Promise<Answer>) => Promise<Answer> {
  const turns = new Map<string, { current: Promise<Answer>; next: Promise<Answer> | null }>();

  function begin(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const turn = { current: work(), next: null };
    turns.set(key, turn);
    const done = () => {
      if (turns.get(key) === turn && turn.next === null) turns.delete(key);
    };
    turn.current.then(done, done);
    return turn.current;
  }

  return (key, work) => {
    const turn = turns.get(key);
    if (!turn) return begin(key, work);
    const following = () => begin(key, work);
    turn.next ??= turn.current.then(following, following);
    return turn.next;
  };
}
