/**
 * Memory settings of a serving process. V8's young generation has the size that Node documents as its default (V8 itself
 * goes to twice that), the heap grows by 40 percent before a collection, and the server collects what the start and
 * passing files leave behind by itself (platform/memory.ts); glibc's malloc has two arenas instead of one for each thread, and
 * returns large allocations to the system at once. With the compile cache, in the project's folder, Node strips no types after the
 * first start: what does so would stay in memory.
 * https://man7.org/linux/man-pages/man3/mallopt.3.html
 * https://nodejs.org/docs/latest-v24.x/api/module.html#module-compile-cache
 */
export const servingFlags = ['--expose-gc', '--max-semi-space-size=16', '--heap-growing-percent=40']
export const servingEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
}
