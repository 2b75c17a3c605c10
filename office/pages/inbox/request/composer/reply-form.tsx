import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { languageTagOf } from '../../../../../contract/locale.ts'
import { Button, Fault } from '../../../../features/controls.tsx'
import { KeptLine } from '../../../../features/kept-line.tsx'
import { languageTitles } from '../../../../features/labels.ts'
import type { CopyPlaces } from '../../../../features/local-copy.ts'
import { Shortcut } from '../../../../features/shortcut.tsx'
import { useAnswer } from '../../../../features/use-answer.ts'
import { noAnswer } from '../../../../request/stay-without-answer.ts'
import type { InboxContext } from '../../inbox-context.ts'
import { nextPathOf } from '../next-path.ts'
import type { ActOutcome } from '../perform-act.ts'
import type { RequestData } from '../request-data.ts'
import { AttachedFiles, fileTarget } from './attached-files.tsx'
import styles from './composer.module.css'
import { Held } from './held.tsx'
import { SavedReplies } from './saved-replies.tsx'
import { sendOnCtrlEnter } from './send-on-ctrl-enter.ts'
import { useDraft } from './use-draft.ts'
import { useUploads } from './use-uploads.ts'

interface ReplyFormProps {
  readonly data: RequestData
  readonly inbox: InboxContext
  /** The address of the page. */
  readonly here: string
  readonly refused: ActOutcome | undefined
  readonly copy: CopyPlaces
}

const faults: Readonly<Record<ActOutcome['fault'], string>> = {
  empty: 'There is nothing to send yet.',
  language: 'This is not in the language of the sender. Tick the box below if that is on purpose.',
  held: 'Something came in while you wrote. Nothing was sent; your text is below.',
  refused: 'It was not sent: a file is not complete, or this request takes no replies. Your text is below.',
  saved: 'The saved reply could not be inserted: it is gone, or too long with your text, which is below.',
  files: 'Some files were not taken. Nothing was sent; your text is below.',
  left: 'It is too late: the mail has left.',
  unanswered: noAnswer,
  conflict: 'It has changed meanwhile, or the other request does not fit. Nothing was done.',
}

/** The reply, whose draft is kept on the server while it is written. */
export function ReplyForm({ data, inbox, here, refused, copy }: ReplyFormProps) {
  const { request, acts, draftFiles, now } = data
  const { reference, version, locale, draft } = request
  const [files, setFiles] = useState(draftFiles)
  const text = useRef<HTMLTextAreaElement>(null)
  const [isWaiting, setWaiting] = useState(false)
  const kept = useDraft({ ...copy, text, files, at: draft?.at ?? null, now })
  useAnswer(kept.saved)
  const add = (more: typeof files) => {
    setFiles(before => [...before, ...more])
    kept.changed()
  }
  const uploads = useUploads({
    count: files.length,
    onComplete: file => add([file]),
  })
  const isPending = uploads.pending.length > 0
  const isBusy = useNavigation().state === 'submitting'
  const isHeld = refused?.fault === 'held'
  const next = nextPathOf(reference, inbox)
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={`${styles.form} ${refused || files.length > 0 || isPending ? '' : styles.resting}`}
      id="reply"
      onSubmit={event => {
        setWaiting(isPending)
        if (isPending) event.preventDefault()
        else kept.saving(event)
      }}
      {...fileTarget(uploads.add)}
    >
      <input type="hidden" name="act" value="reply" />
      <input type="hidden" name="key" value={acts.reply} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="to" value={here} />
      <input type="hidden" name="next" value={next} />
      {refused && (
        <Fault>
          {faults[refused.fault]} {refused.failed?.join(', ')}
        </Fault>
      )}
      {refused?.held && <Held events={refused.held} inbox={inbox} now={now} />}
      <textarea
        ref={text}
        id="reply-text"
        name="text"
        className={styles.text}
        rows={6}
        maxLength={20_000}
        lang={languageTagOf(locale)}
        dir="auto"
        aria-label={`Reply in ${languageTitles[locale]}`}
        placeholder="Reply"
        defaultValue={refused?.text || draft?.text || ''}
        onInput={kept.changed}
        onKeyDown={sendOnCtrlEnter}
      />
      {refused?.fault === 'language' && (
        <label className={styles.confirm}>
          <input type="checkbox" name="other_language" /> Send it in another language than{' '}
          {languageTitles[locale]}
        </label>
      )}
      {isHeld && (
        <label className={styles.confirm}>
          <input type="checkbox" name="force" /> I have read what came in; send it all the same
        </label>
      )}
      <div className={styles.more}>
        <AttachedFiles
          files={files}
          uploads={uploads}
          onRemove={id => {
            setFiles(files.filter(file => file.id !== id))
            kept.changed()
          }}
        />
      </div>
      {isWaiting && isPending && (
        <Fault>Nothing is sent yet: wait until the files have arrived, or remove them.</Fault>
      )}
      <div className={styles.foot}>
        <Button look="main" disabled={isBusy}>
          Send <Shortcut keys="Ctrl ↵" />
        </Button>
        {request.next_states.includes('closed') && (
          <Button name="close" value="1" disabled={isBusy}>
            Send and close
          </Button>
        )}
        <SavedReplies
          reference={reference}
          locale={locale}
          replies={data.saved}
          onText={(inserted, copied) => {
            insert(text.current, inserted)
            add(copied)
          }}
        />
        <p
          className={styles.kept}
          data-failed={kept.isFailed || undefined}
          role={kept.isFailed ? 'alert' : undefined}
        >
          <KeptLine {...kept.line} />
        </p>
      </div>
    </Form>
  )
}

/** Inserts a text where the caret is; undo of the browser takes it back. */
function insert(area: HTMLTextAreaElement | null, text: string): void {
  if (!area) return
  area.focus()
  const before = area.value.slice(0, area.selectionStart)
  const glue = before === '' || before.endsWith('\n') ? '' : '\n\n'
  area.setRangeText(glue + text, area.selectionStart, area.selectionEnd, 'end')
}
