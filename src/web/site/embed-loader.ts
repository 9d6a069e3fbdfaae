import type { EmbedOptions } from '#domain/listings/embed.ts';

/**
 * Runs on another site's page. In the place of its own element it adds a frame with the reviews that the element's data
 * attributes name, and gives each of our frames the height that its content reports. Without this script a frame keeps the
 * height in its markup, and scrolls.
 */
{
  /** Larger heights are ignored: no page of fifty reviews is that high. */
  const HIGHEST = 200_000;
  /** Other attributes are those of the surrounding site, such as `data-cfasync`. */
  const OPTIONS = ['layout', 'theme', 'max', 'lang', 'topic'] satisfies (keyof EmbedOptions)[];
  const own = document.currentScript as HTMLScriptElement | null;
  const origin = new URL(own?.src ?? location.href).origin;

  addEventListener('message', ({ source, data, origin: from }: MessageEvent) => {
    const height: unknown = data?.flexReviewsHeight;
    if (from !== origin || typeof height !== 'number' || !(height > 0 && height < HIGHEST)) return;
    for (const frame of document.querySelectorAll('iframe')) {
      if (frame.contentWindow === source) frame.style.height = `${height}px`;
    }
  });

  const { reviews, title = 'Guest reviews', ...given } = own?.dataset ?? {};
  if (own && reviews) {
    const frame = document.createElement('iframe');
    const options = OPTIONS.flatMap((name) => (given[name] ? [[name, given[name]]] : []));
    frame.src = `${origin}/embed/${reviews}?${new URLSearchParams(options)}`;
    frame.title = title;
    frame.loading = 'lazy';
    frame.style.cssText = 'width:100%;height:240px;border:0';
    own.before(frame);
  }
  // Frames that loaded before this script have already sent their height, so it requests the height again.
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.src.startsWith(`${origin}/`)) frame.contentWindow?.postMessage('flex-reviews:height', '*');
  }
}
