import { useEffect, useRef, useState } from 'react'
import styles from './background-film.module.css'
import { Picture, type PictureData } from './picture.tsx'

export interface BackgroundFilmProps {
  readonly className?: string | undefined
  readonly poster: PictureData
  readonly sources: readonly { readonly src: string; readonly type: string }[]
  readonly labels: { readonly pause: string; readonly play: string }
}

/**
 * A silent film behind the words: its poster first, playing once scripts run, with a button that stops it. Where it
 * may not play (reduced motion, data saver, autoplay refused) the poster stays and the button offers to play.
 */
export function BackgroundFilm({ className, poster, sources, labels }: BackgroundFilmProps) {
  const film = useRef<HTMLVideoElement>(null)
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const connection = (navigator as { connection?: { saveData?: boolean } }).connection
    if (!still && !connection?.saveData) film.current?.play().catch(() => setPlaying(false))
  }, [])

  function toggle() {
    const { current } = film
    if (current?.paused) current.play().catch(() => setPlaying(false))
    else current?.pause()
  }

  return (
    <div className={`${styles.film} ${className ?? ''}`}>
      <Picture picture={poster} sizes="100vw" className={styles.layer} priority />
      <video
        ref={film}
        className={styles.layer}
        data-playing={playing || undefined}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {sources.map(source => (
          <source key={source.src} {...source} />
        ))}
      </video>
      <button
        type="button"
        className={styles.toggle}
        data-kept-press
        aria-label={playing ? labels.pause : labels.play}
        onClick={toggle}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={playing ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z' : 'M4 2v12l10-6z'} fill="currentColor" />
        </svg>
      </button>
    </div>
  )
}
