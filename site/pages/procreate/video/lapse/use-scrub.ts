import { type RefObject, useEffect, useRef, useState } from 'react'
import { moveVideo } from './move-video.ts'
import { duration } from './stages.ts'

/** plain: before hydration. still: native controls. scroll: scroll-linked. */
type Mode = 'plain' | 'still' | 'scroll'

interface Scrub {
  readonly section: RefObject<HTMLElement | null>
  readonly video: RefObject<HTMLVideoElement | null>
  readonly mode: Mode
  /** The current time in seconds. */
  readonly time: number
  seek(time: number): void
  /** Reads the time after the native controls have changed it. */
  readTime(): void
}

/**
 * Links the time of a video to the scroll position of its section. Under reduced motion or data saver it is a plain
 * video that loads on request.
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
    const [place, player] = [section.current, video.current]
    if (mode !== 'scroll' || !place || !player) return
    let frame = 0
    const follow = () => {
      frame = 0
      const target = progressOf(place) * duration
      setTime(Math.round(target * 2) / 2)
      if (!moveVideo(player, target)) schedule()
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(follow)
    }
    const watcher = new IntersectionObserver(
      entries => {
        if (!entries.at(-1)?.isIntersecting) return
        watcher.disconnect()
        player.preload = 'auto'
        player.load()
      },
      { rootMargin: '100% 0px' },
    )
    watcher.observe(place)
    const heard = ['loadeddata', 'seeked'] as const
    for (const name of heard) player.addEventListener(name, schedule)
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule)
    schedule()
    return () => {
      cancelAnimationFrame(frame)
      watcher.disconnect()
      for (const name of heard) player.removeEventListener(name, schedule)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
      player.pause()
    }
  }, [mode])

  return {
    section,
    video,
    mode,
    time,
    seek(to) {
      const [place, player] = [section.current, video.current]
      if (!place || !player) return
      setTime(to)
      if (mode === 'scroll')
        scrollTo({ top: topOf(place) + (to / duration) * scrollDistanceOf(place), behavior: 'instant' })
      else {
        player.preload = 'auto'
        player.currentTime = to
      }
    },
    readTime() {
      if (mode === 'still' && video.current) setTime(Math.round(video.current.currentTime * 2) / 2)
    },
  }
}

const topOf = (place: HTMLElement) => place.getBoundingClientRect().top + scrollY
/** The scroll distance during which the sticky content stays in view. */
const scrollDistanceOf = (place: HTMLElement) => Math.max(1, place.offsetHeight - innerHeight)
const progressOf = (place: HTMLElement) =>
  Math.min(1, Math.max(0, -place.getBoundingClientRect().top / scrollDistanceOf(place)))

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
