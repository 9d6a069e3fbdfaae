/**
 * Runs on another site's page and gives each of our frames the height that its content reports. Without this script a
 * frame keeps the height in its markup, and scrolls.
 */
{
  /** Larger heights are ignored: no page of fifty reviews is that high. */
  const HIGHEST = 200_000;
  const own = document.currentScript as HTMLScriptElement | null;
  const origin = new URL(own?.src ?? location.href).origin;

  addEventListener('message', ({ source, data, origin: from }: MessageEvent) => {
    const height: unknown = data?.flexReviewsHeight;
    if (from !== origin || typeof height !== 'number' || !(height > 0 && height < HIGHEST)) return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.style.height = `${height}px`;
    }
  });
  // Frames that loaded before this script have already sent their height, so it requests the height again.
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.src.startsWith(`${origin}/`)) frame.contentWindow?.postMessage('flex-reviews:height', '*');
  }
}
