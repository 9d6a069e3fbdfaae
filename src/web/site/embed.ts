/**
 * Within an embedded page: tells the page around it how high its content is, now and whenever that changes or somebody
 * asks. A height is no secret, so it is told whoever that page is.
 */
const tell = () => {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  parent.postMessage({ flexReviewsHeight: height }, '*');
};

if (parent !== window) {
  new ResizeObserver(tell).observe(document.documentElement);
  addEventListener('message', ({ source, data }: MessageEvent) => {
    if (source === parent && data === 'flex-reviews:height') tell();
  });
}
