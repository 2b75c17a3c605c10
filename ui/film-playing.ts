import { type RefObject, useEffect, useRef, useState } from 'react'

export interface FilmLabels {
  readonly pause: string
  readonly play: string
  readonly mute: string
  readonly unmute: string
  readonly captions: string
}

interface FilmPlaying {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly playing: boolean
  /** The first frame was shown, so that the poster can be hidden. */
  readonly started: boolean
  toggle(): void
  /** Event handlers for the `<video>`. */
  readonly events: { onPlaying(): void; onPause(): void; onEnded(): void }
}

/**
 * Plays a video while enough of it is in view and the visitor has not paused it. Under reduced motion and with data
 * saver it does not autoplay. When the browser refuses, it stays paused on its poster.
 */
export function useFilmPlaying(autoPlay = true): FilmPlaying {
  const video = useRef<HTMLVideoElement>(null)
  const asked = useRef<boolean | null>(null)
  const [playing, setPlaying] = useState(false)
  const [started, setStarted] = useState(false)

  useEffect(() => {
    const film = video.current
    if (!film) return
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    const watcher = new IntersectionObserver(
      entries => {
        const inView = entries.at(-1)?.isIntersecting
        const wanted = asked.current ?? (autoPlay && !still.matches && !savesData())
        if (!inView) film.pause()
        else if (wanted && film.paused && !film.ended) play(film)
      },
      { threshold: 0.25 },
    )
    const settle = () => {
      if (still.matches && asked.current !== true) film.pause()
    }
    watcher.observe(film)
    still.addEventListener('change', settle)
    return () => {
      watcher.disconnect()
      still.removeEventListener('change', settle)
    }
  }, [autoPlay])

  return {
    video,
    playing,
    started,
    toggle() {
      const film = video.current
      if (!film) return
      asked.current = film.paused
      if (film.paused) play(film)
      else film.pause()
    },
    events: {
      onPlaying() {
        setPlaying(true)
        setStarted(true)
      },
      onPause: () => setPlaying(false),
      onEnded: () => setPlaying(false),
    },
  }
}

/** Starts playback. When refused with sound, the video plays muted; any other failure leaves it paused. */
const play = (film: HTMLVideoElement): Promise<void> =>
  film.play().catch((reason: unknown) => {
    if (film.muted || (reason as Error | undefined)?.name !== 'NotAllowedError') return film.pause()
    film.muted = true
    return play(film)
  })

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
