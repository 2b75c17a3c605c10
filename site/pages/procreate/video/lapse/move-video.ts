/** Seconds beyond which the video seeks; below them it plays to the target. */
const maxPlayback = 5
/** A tolerance of less than two frames. */
const tolerance = 0.07

/**
 * Moves a video to a target time: forwards by playback, faster over longer distances, as decoders are fast in order;
 * else by seeking. Returns whether the target is reached, and is called again until then.
 */
export function moveVideo(video: HTMLVideoElement, target: number): boolean {
  if (video.readyState < HTMLMediaElement.HAVE_METADATA) return true
  const distance = target - video.currentTime
  if (distance > tolerance && distance < maxPlayback) {
    video.playbackRate = Math.min(6, Math.max(0.5, distance * 2.5))
    if (video.paused) video.play().catch(() => seek(video, target))
    return false
  }
  if (!video.paused) video.pause()
  if (Math.abs(distance) > tolerance) seek(video, target)
  return true
}

/** One seek at a time: the next waits for `seeked`. */
function seek(video: HTMLVideoElement, target: number): void {
  if (!video.seeking) video.currentTime = target
}
