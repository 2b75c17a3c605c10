/**
 * How a process that serves keeps its memory small. V8 clears what is young sooner, of which the pieces of attachments on
 * their way are most, and lets the rest grow by two fifths before it is collected, not several times over; glibc's
 * allocator has two arenas instead of one for each thread, and gives large pieces back at once.
 * https://man7.org/linux/man-pages/man3/mallopt.3.html
 */
export const servingFlags = ['--max-semi-space-size=4', '--heap-growing-percent=40']
export const servingEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
