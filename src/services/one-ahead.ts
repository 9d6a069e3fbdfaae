/** The same, one by one, each of them asked for while whoever reads works on the one before. */
export async function* oneAhead<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  const ask = () => {
    const asked = iterator.next();
    // It is awaited below; until then nobody must take it for forgotten.
    asked.catch(() => {});
    return asked;
  };
  let next = ask();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = ask();
      yield value;
    }
  } finally {
    // Whoever leaves early does not wait for what was asked for, nor hear what becomes of it.
    iterator.return?.().catch(() => {});
  }
}
