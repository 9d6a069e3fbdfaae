/**
 * Runs in an embedded page and sends the height of its content to the surrounding page: at first, after each change and
 * on request. Any page may receive the height, because it is not secret.
 */
const sendHeight = () => {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  parent.postMessage({ flexReviewsHeight: height }, '*');
};

if (parent !== window) {
  new ResizeObserver(sendHeight).observe(document.documentElement);
  addEventListener('message', ({ source, data }: MessageEvent) => {
    if (source === parent && data === 'flex-reviews:height') sendHeight();
  });
}
