import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const HOVER_DELAY_MS = 250;
/** In pixels: between tooltip and control, and between tooltip and window. */
const GAP = 6;
const MARGIN = 8;

/** Shows the tooltip of any control that has one (`tooltip()`), so that table rows need no tooltip element each. */
export function Tooltips() {
  const control = useActiveControl();
  return control && <Tooltip key={control.dataset.tooltip} control={control} />;
}

function Tooltip({ control }: { control: HTMLElement }) {
  const [text, setText] = useState(control.dataset.tooltip);
  // The name of a control may change while its tooltip is shown: "Approve" becomes "Disapprove".
  useEffect(() => {
    const observer = new MutationObserver(() => setText(control.dataset.tooltip));
    observer.observe(control, { attributeFilter: ['data-tooltip'] });
    return () => observer.disconnect();
  }, [control]);
  const tooltip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const update = () => tooltip.current && position(tooltip.current, control);
    update();
    addEventListener('scroll', update, { capture: true, passive: true });
    return () => removeEventListener('scroll', update, { capture: true });
  });
  return (
    <div ref={tooltip} className="tooltip" role="tooltip">
      {text}
    </div>
  );
}

/** Places a tooltip on the side that `data-tooltip-side` names if there is room, else above or below its control. */
function position(tooltip: HTMLElement, control: HTMLElement): void {
  const box = control.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tooltip;
  const isLeft = control.dataset.tooltipSide === 'left' && box.left - width - GAP >= MARGIN;
  const left = isLeft ? box.left - width - GAP : box.left + (box.width - width) / 2;
  const above = box.top - height - GAP;
  const aboveOrBelow = above >= MARGIN ? above : box.bottom + GAP;
  const top = isLeft ? box.top + (box.height - height) / 2 : aboveOrBelow;
  tooltip.style.left = `${Math.max(MARGIN, Math.min(left, window.innerWidth - width - MARGIN))}px`;
  tooltip.style.top = `${top}px`;
}

/** The control whose tooltip shows: under a resting mouse or with keyboard focus. Escape hides it. */
function useActiveControl(): HTMLElement | null {
  const [active, setActive] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next: HTMLElement | null = null;
    const show = (control: HTMLElement | null, delay = 0) => {
      if (control === next) return;
      next = control;
      clearTimeout(timer);
      if (control && delay > 0) timer = setTimeout(() => setActive(control), delay);
      else setActive(control);
    };
    const hide = () => show(null);
    const listeners = new AbortController();
    const on: typeof document.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
    ) =>
      document.addEventListener(type, listener, { signal: listeners.signal, capture: true, passive: true });
    // Touch has no hover.
    on('pointerover', ({ target, pointerType }) => {
      const control = controlOf(target);
      // Moving the focus may scroll another element under a resting mouse.
      if (control === null && next?.matches(':focus-visible')) return;
      if (pointerType === 'mouse') show(control, HOVER_DELAY_MS);
    });
    on('focusin', ({ target }) => {
      const control = controlOf(target);
      if (control?.matches(':focus-visible')) show(control);
    });
    on('focusout', ({ target }) => controlOf(target) === next && hide());
    // Moving the focus may scroll the page.
    on('scroll', () => !next?.matches(':focus-visible') && hide());
    on('pointerout', ({ relatedTarget, pointerType }) => {
      if (pointerType === 'mouse' && relatedTarget === null) hide();
    });
    on('keydown', ({ key }) => key === 'Escape' && hide());
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, []);
  return active;
}

function controlOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}
