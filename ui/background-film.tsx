import styles from './background-film.module.css'
import { FilmButton } from './film-button.tsx'
import { useFilmPlaying } from './film-playing.ts'
import { Picture, type PictureData } from './picture.tsx'

interface BackgroundFilmProps {
  readonly className?: string | undefined
  readonly poster: PictureData
  readonly sources: readonly { readonly src: string; readonly type: string }[]
  readonly labels: { readonly pause: string; readonly play: string }
}

/**
 * A silent background video: plays while in view, with a pause button. Where autoplay is not possible (reduced motion,
 * data saver, refusal by the browser) the poster stays and the button offers to play.
 */
export function BackgroundFilm({ className, poster, sources, labels }: BackgroundFilmProps) {
  const { video, playing, toggle, events } = useFilmPlaying()
  return (
    <div className={`${styles.film} ${className ?? ''}`}>
      <Picture picture={poster} sizes="100vw" className={styles.layer} priority />
      <video
        ref={video}
        className={styles.layer}
        data-playing={playing || undefined}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        {...events}
      >
        {sources.map(source => (
          <source key={source.src} {...source} />
        ))}
      </video>
      <div className={styles.toggle}>
        <FilmButton
          sign={playing ? 'pause' : 'play'}
          label={playing ? labels.pause : labels.play}
          onClick={toggle}
        />
      </div>
    </div>
  )
}
