/** The answer of the first when both have ended, also where one has failed; what the second failed with comes first. */
export async function both<Answer>(first: Promise<Answer>, second: Promise<unknown>): Promise<Answer> {
  await Promise.allSettled([first, second]);
  await second;
  return first;
}
