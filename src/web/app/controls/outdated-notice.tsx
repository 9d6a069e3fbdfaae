import { Button } from './button.tsx';

export interface OutdatedNoticeProps {
  isShown: boolean;
  text: string;
  /** The name of the button. */
  show: string;
  onShow: () => void;
}

/** Offers newer data, which would move what is on the screen. Belongs into the `notices` of a page. */
export function OutdatedNotice({ isShown, text, show, onShow }: OutdatedNoticeProps) {
  return (
    <>
      {isShown && (
        <div className="floating split">
          <span aria-hidden>{text}</span>
          <Button look="primary" onClick={onShow}>
            {show}
          </Button>
        </div>
      )}
      <p className="visually-hidden" aria-live="polite">
        {isShown && text}
      </p>
    </>
  );
}
