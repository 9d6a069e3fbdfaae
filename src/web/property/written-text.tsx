import { splitLongText } from '#domain/reviews/split-text.ts';
import { textLanguage } from '#domain/reviews/text-language.ts';
import { useTexts } from './texts.ts';

export interface WrittenTextProps {
  text: string;
  className: string;
  /** ISO 639-1, where it is known; otherwise its script may tell. */
  language?: string | null | undefined;
  /** The text of a guest is a quotation, that of the company is not. */
  as: 'blockquote' | 'div';
}

/** A user's text in its own direction; a very long one expands without script and is found by the browser's search. */
export function WrittenText({ text, className, language, as: Element }: WrittenTextProps) {
  const { review, language: pageLanguage } = useTexts();
  const { lang, dir } = textLanguage(text);
  const { head, rest } = splitLongText(text);
  return (
    <Element className={className} lang={language ?? lang ?? undefined} dir={dir}>
      {rest === '' ? (
        head
      ) : (
        <>
          {head}
          <details className="more">
            <summary lang={pageLanguage} dir="ltr">
              <span className="more-open">{review.readOn}</span>
              <span className="more-close">{review.showLess}</span>
            </summary>
            <div>{rest}</div>
          </details>
        </>
      )}
    </Element>
  );
}
