import { useLocation } from 'react-router'
import { languageTitles } from '../../../../features/labels.ts'
import { LocalCopyOffer } from '../../../../features/local-copy-offer.tsx'
import { pathOfRequest } from '../../../../features/request-path.ts'
import type { InboxContext } from '../../inbox-context.ts'
import type { ActOutcome } from '../perform-act.ts'
import type { RequestData } from '../request-data.ts'
import styles from './composer.module.css'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'

interface ComposerProps {
  readonly data: RequestData
  readonly inbox: InboxContext
  readonly outcome: ActOutcome | { readonly ended: true } | undefined
}

/** The reply to the sender, and the note for colleagues. */
export function Composer({ data, inbox, outcome }: ComposerProps) {
  const { pathname, search } = useLocation()
  const { request } = data
  const { reference, locale, events, kind } = request
  const here = pathname + search
  const refused = outcome && 'fault' in outcome ? outcome : undefined
  // A sent reply empties the field and an undone one fills it; nothing else writes into it.
  const own = events.filter(event => event.by === 'staff' && event.kind === 'message').length
  const copy = {
    path: `/office${pathOfRequest(reference)}/draft`,
    localKey: `${inbox.me.id} ${reference} ${own}`,
  }
  return (
    <section className={styles.composer} aria-label="Answer">
      {kind === 'media-list' ? (
        <p className={styles.hint}>An entry of the media list takes no replies.</p>
      ) : (
        <>
          {locale !== 'en' && (
            <p className={styles.hint}>
              They wrote from the {languageTitles[locale]} pages: answer in {languageTitles[locale]}.
            </p>
          )}
          <LocalCopyOffer
            {...copy}
            keptAt={request.draft?.at ?? null}
            now={data.now}
            onward={`/office${here}`}
          />
          <ReplyForm key={`${reference} ${own}`} {...{ data, inbox, here, refused, copy }} />
        </>
      )}
      <NoteForm
        key={`${reference} ${data.acts.note}`}
        act={data.acts.note}
        here={here}
        names={inbox.colleagues.map(({ name }) => name)}
      />
    </section>
  )
}
