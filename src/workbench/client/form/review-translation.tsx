import type { Translation } from '../state/translation';
import { Difference } from './difference';
import { Unread } from './unread';

/** What is to be reviewed of a text's translation: the text has changed since, or nobody has read what a machine wrote. */
export function ReviewTranslation({
  translation: { from, earlier, text, isUnread = false },
  after,
  language,
  onConfirm,
  onRead,
}: {
  translation: Translation;
  /** The text as it is now. */
  after: string;
  language: string;
  onConfirm: () => void;
  onRead: () => void;
}) {
  return (
    <>
      {from === 'earlier' && earlier !== undefined && text !== '' && (
        <Difference before={earlier} {...{ after, language, onConfirm }} />
      )}
      {isUnread && <Unread {...{ language, onRead }} />}
    </>
  );
}
