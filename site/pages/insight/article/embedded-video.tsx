import { useId } from 'react'
import { actionClass } from '../../../../ui/action.tsx'
import type { InsightCopy } from '../copy/en.ts'
import styles from './embedded-video.module.css'

interface EmbeddedVideoProps {
  readonly copy: InsightCopy['article']['film']
  readonly video: { readonly id: string; readonly title: string }
  /** The address of the article. */
  readonly address: string
  readonly playing: boolean
}

/**
 * A video of another site, loaded only on request: its link reloads the page with a content security policy that allows
 * the frame.
 */
export function EmbeddedVideo({ copy, video, address, playing }: EmbeddedVideoProps) {
  const title = useId()
  return (
    <figure id={`film-${video.id}`} className={styles.video} aria-labelledby={title}>
      {playing ? (
        <iframe
          className={styles.player}
          src={`https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1`}
          title={video.title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={styles.screen}>
          <p className={styles.label}>{copy.label}</p>
          <p id={title} className={styles.title}>
            {video.title}
          </p>
          <a className={actionClass()} href={`${address}?film=${video.id}#film-${video.id}`}>
            {copy.play}
          </a>
          <p className={styles.note}>{copy.note}</p>
        </div>
      )}
      {playing && (
        <figcaption className={styles.caption}>
          <span id={title}>{video.title}</span>
          <span className={styles.playing}>{copy.playing}</span> <a href={address}>{copy.close}</a>
        </figcaption>
      )}
    </figure>
  )
}
