/**
 * The whole body as text, or null once it proves larger than `maxBytes`; the rest is then not read.
 * The announced length is not believed: it may be missing, wrong, or that of the compressed form.
 */
export async function readBounded(response: Response, maxBytes: number): Promise<string | null> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream, and with it the connection.
    if (size > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
