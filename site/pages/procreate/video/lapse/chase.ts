/** Seconds beyond which the video seeks; below them it plays to the target. */
const runs = 5
/** A tolerance of less than two frames. */
const close = 0.07

/**
 * Moves a video to a target time: forwards by playback, faster over longer distances, as decoders are fast in order;
 * else by seeking. Returns whether the target is reached, and is called again until then.
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

/** One seek at a time: the next waits for `seeked`. */
function jump(film: HTMLVideoElement, wanted: number): void {
  if (!film.seeking) film.currentTime = wanted
}
