/** Requests the next item while the caller works on the current one. */
export async function* readAhead<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  let next = iterator.next();
  for (;;) {
    const { value, done } = await next;
    if (done) return;
    next = iterator.next();
    // An error is thrown by the await above, after the caller is done with the current item.
    next.catch(() => {});
    yield value;
  }
}
