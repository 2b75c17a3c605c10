import { useOutletContext } from 'react-router'
import { partTitles } from '../../features/content/part-titles.ts'
import { Fault } from '../../features/controls.tsx'
import { useRevalidateWhile } from '../../features/media/revalidate-while.ts'
import { faultSentences } from '../../features/media/upload-sentences.ts'
import { renewAfterConflict } from '../../features/renew-after-conflict.ts'
import { Notice, Screen } from '../../features/screen.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import { FocalForm } from './focal-form.tsx'
import { KeepForm } from './keep-form.tsx'
import { MediaFacts } from './media-facts.tsx'
import styles from './media-item.module.css'
import { performAct } from './perform-act.ts'
import { Uses } from './uses.tsx'
import { WordsForm } from './words-form.tsx'

/** While the sizes of its newest file are made. */
const makingSentences: Readonly<Record<string, string>> = {
  focal: 'The focal point is set. The crops are being made; until then the ones before are shown.',
  replaced: 'The new file has arrived. Until its sizes are made, the one before is shown.',
}

const sentences: Readonly<Record<string, string>> = {
  'words-en': 'The English words are saved, and shown wherever the picture is.',
  'words-cn': 'The Chinese words are saved, and shown wherever the picture is.',
  'words-jp': 'The Japanese words are saved, and shown wherever the picture is.',
  focal: 'The focal point is set. The crops follow it.',
  replaced: 'The new file is shown wherever the picture is. Look whether its words still say what it shows.',
  archived: 'The picture is archived.',
  restored: 'The picture is back in the library.',
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const media = await context.get(officeRequest).office.getMedia({ params })
  return { media, done: url.searchParams.get('done') ?? '' }
}

export const shouldRevalidate = renewAfterConflict

export const action = ({ request, params, context }: Route.ActionArgs) =>
  endedOr(async () => performAct(context.get(officeRequest).office, params.id, await request.formData()))

/** A picture: its focal point and crops, its words, its uses, and its file. */
export default function MediaItem({ loaderData, actionData }: Route.ComponentProps) {
  const { media, done } = loaderData
  const { may } = media
  const { me } = useOutletContext<SignedInData>()
  const outcome = actionData && 'faults' in actionData ? actionData : null
  useRevalidateWhile(media.is_making)
  const path = `/media/${media.id}`
  const isRefused = done === 'replaced' && media.fault !== null
  const sentence = (media.is_making && makingSentences[done]) || sentences[done]
  return (
    <Screen title={media.name}>
      {sentence && !isRefused && !outcome && <Notice>{sentence}</Notice>}
      {outcome?.faults.map(fault => (
        <Fault key={fault}>{fault}</Fault>
      ))}
      {media.is_making && media.files.length > 0 && done === '' && (
        <Notice>Its newest sizes are being made. Until then the ones before are shown.</Notice>
      )}
      {media.archived_at !== null && done === '' && (
        <Notice>It is archived: lists and the editor do not offer it.</Notice>
      )}
      {media.fault !== null && (
        <Fault>
          The newest file is not shown. {faultSentences[media.fault]}
          {media.files.length > 0 && ' The one before stays.'}
        </Fault>
      )}
      <div className={styles.columns}>
        <div className={`${styles.column} ${styles.pictured}`}>
          {media.files.length === 0 ? (
            <p className={styles.none}>
              {media.is_making ? 'Its sizes are being made…' : 'There is no file to show.'}
            </p>
          ) : (
            <FocalForm key={media.version} media={media} path={path} mayChange={may.change} />
          )}
        </div>
        <div className={styles.column}>
          <section aria-labelledby="words" className={styles.section}>
            <h2 id="words">Words</h2>
            <p className={styles.help}>A text goes live in a language when its pictures have both there.</p>
            {media.words.map(words => (
              <WordsForm
                key={words.language}
                words={words}
                title={partTitles[words.language]}
                path={path}
                typed={outcome?.typed?.language === words.language ? outcome.typed : null}
                mayWrite={may.words.includes(words.language)}
              />
            ))}
          </section>
          <Uses uses={media.used_in} />
          <MediaFacts media={media} timeZone={me.time_zone} />
          {may.change && <KeepForm media={media} path={path} isElevated={me.elevated_until !== null} />}
        </div>
      </div>
    </Screen>
  )
}
