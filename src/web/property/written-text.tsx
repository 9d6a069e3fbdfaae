import { splitLongText } from '#domain/reviews/split-text.ts';
import { textLanguage } from '#domain/reviews/text-language.ts';
import { reviewCopy } from './copy.ts';

export interface WrittenTextProps {
  text: string;
  className: string;
  /** The text of a guest is a quotation, that of the company is not. */
  as: 'blockquote' | 'div';
}

/** A user's text in its own direction; a very long one expands without script and is found by the browser's search. */
export function WrittenText({ text, className, as: Element }: WrittenTextProps) {
  const { lang, dir } = textLanguage(text);
  const { head, rest } = splitLongText(text);
  return (
    <Element className={className} lang={lang ?? undefined} dir={dir}>
      {rest === '' ? (
        head
      ) : (
        <>
          {head}
          <details className="more">
            <summary lang="en" dir="ltr">
              <span className="more-open">{reviewCopy.readOn}</span>
              <span className="more-close">{reviewCopy.showLess}</span>
            </summary>
            <div>{rest}</div>
          </details>
        </>
      )}
    </Element>
  );
}
