import { type RefObject, useEffect, useRef, useState } from 'react'
import { chase } from './chase.ts'
import { duration } from './stages.ts'

/** plain: before scripts. still: the browser's own player. scroll: the film follows the page. */
export type Mode = 'plain' | 'still' | 'scroll'

export interface Scrub {
  readonly section: RefObject<HTMLElement | null>
  readonly video: RefObject<HTMLVideoElement | null>
  readonly mode: Mode
  /** Seconds. */
  readonly time: number
  seek(time: number): void
  /** To be told when the browser's own player has moved on. */
  readTime(): void
}

/**
 * The moment of a film from how far its section has been scrolled. Where motion or data are to be spared it is an ordinary
 * film that is fetched when it is asked for.
 */
export function useScrub(): Scrub {
  const section = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [mode, setMode] = useState<Mode>('plain')
  const [time, setTime] = useState(0)

  useEffect(() => {
    const reduced = matchMedia('(prefers-reduced-motion: reduce)')
    const settle = () => setMode(reduced.matches || savesData() ? 'still' : 'scroll')
    settle()
    reduced.addEventListener('change', settle)
    return () => reduced.removeEventListener('change', settle)
  }, [])

  useEffect(() => {
    const [place, film] = [section.current, video.current]
    if (mode !== 'scroll' || !place || !film) return
    let frame = 0
    const follow = () => {
      frame = 0
      const wanted = progressOf(place) * duration
      setTime(Math.round(wanted * 2) / 2)
      if (!chase(film, wanted)) schedule()
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(follow)
    }
    const watcher = new IntersectionObserver(
      entries => {
        if (!entries.at(-1)?.isIntersecting) return
        watcher.disconnect()
        film.preload = 'auto'
        film.load()
      },
      { rootMargin: '100% 0px' },
    )
    watcher.observe(place)
    const heard = ['loadeddata', 'seeked'] as const
    for (const name of heard) film.addEventListener(name, schedule)
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule)
    schedule()
    return () => {
      cancelAnimationFrame(frame)
      watcher.disconnect()
      for (const name of heard) film.removeEventListener(name, schedule)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
      film.pause()
    }
  }, [mode])

  return {
    section,
    video,
    mode,
    time,
    seek(to) {
      const [place, film] = [section.current, video.current]
      if (!place || !film) return
      setTime(to)
      if (mode === 'scroll')
        scrollTo({ top: topOf(place) + (to / duration) * roomOf(place), behavior: 'instant' })
      else {
        film.preload = 'auto'
        film.currentTime = to
      }
    },
    readTime() {
      if (mode === 'still' && video.current) setTime(Math.round(video.current.currentTime * 2) / 2)
    },
  }
}

const topOf = (place: HTMLElement) => place.getBoundingClientRect().top + scrollY
/** How far it can be scrolled while what it holds stays on the screen. */
const roomOf = (place: HTMLElement) => Math.max(1, place.offsetHeight - innerHeight)
const progressOf = (place: HTMLElement) =>
  Math.min(1, Math.max(0, -place.getBoundingClientRect().top / roomOf(place)))

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
