/** Further ahead than this many seconds, and backwards, a film jumps; nearer, it runs there. */
const runs = 5
/** Less than two frames: nobody sees the difference. */
const close = 0.07

/**
 * Brings a film to the moment that is wanted now. Forwards it plays, faster the further away it is: decoding in order is
 * what a film is good at. It is to be called again until it says that the moment is reached.
 */
export function chase(film: HTMLVideoElement, wanted: number): boolean {
  if (film.readyState < HTMLMediaElement.HAVE_METADATA) return true
  const gap = wanted - film.currentTime
  if (gap > close && gap < runs) {
    film.playbackRate = Math.min(6, Math.max(0.5, gap * 2.5))
    if (film.paused) film.play().catch(() => jump(film, wanted))
    return false
  }
  if (!film.paused) film.pause()
  if (Math.abs(gap) > close) jump(film, wanted)
  return true
}

/** One jump at a time: the next begins when the film has arrived. */
function jump(film: HTMLVideoElement, wanted: number): void {
  if (!film.seeking) film.currentTime = wanted
}
