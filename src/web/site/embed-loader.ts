/**
 * On another site's page: gives each frame of ours the height that its content says it has. Without this script a frame
 * keeps the height that its markup gives it, and scrolls.
 */
{
  /** No page of fifty reviews is higher; whatever says so is not to be believed. */
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
  // A frame that was there before this script has told already.
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.src.startsWith(`${origin}/`)) frame.contentWindow?.postMessage('flex-reviews:height', '*');
  }
}
