import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'site',
  // bin/build.ts names a folder of its own for each release.
  buildDirectory: process.env.BUILD_DIR ?? 'build',
  ssr: true,
  // Every route is named in one file that the browser keeps for ever: following a link costs one request, not two.
  routeDiscovery: { mode: 'initial' },
  // A form's few lines of `clientAction` are not worth a file of their own.
  splitRouteModules: false,
} satisfies Config
