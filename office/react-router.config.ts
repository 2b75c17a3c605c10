import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: '.',
  basename: '/office',
  // bin/build.ts names a folder of its own for each release.
  buildDirectory: process.env.BUILD_DIR ?? '../build/office',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  subResourceIntegrity: true,
} satisfies Config
