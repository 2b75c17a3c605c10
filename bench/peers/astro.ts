import type { Article } from './article.ts'
import { fontSize, type Peer } from './peer.ts'

/** The minimal template of `create astro` with `astro add node`: a prerendered page behind the standalone server. */
export const astro: Peer = {
  name: 'Astro',
  version: '7.3.5',
  dependencies: { astro: '7.3.5', '@astrojs/node': '11.1.6' },
  files: article => ({ 'astro.config.mjs': config, 'src/pages/index.astro': page(article) }),
  build: 'astro build',
  server: 'dist/server/entry.mjs',
  serverEnv: port => ({ HOST: '127.0.0.1', PORT: String(port) }),
}

const config = `import node from '@astrojs/node'
import { defineConfig } from 'astro/config'

export default defineConfig({ adapter: node({ mode: 'standalone' }) })
`

const page = ({ title, description, cover, markup }: Article) => `---
---

<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="generator" content={Astro.generator} />
    <meta name="description" content="${description}" />
    <title>${title}</title>
  </head>
  <body>
    <main style="font-size: ${fontSize}">
      <h1>${title}</h1>
      <p>${description}</p>
      <img src="/cover.avif" alt="${cover.alt}" width="${cover.width}" height="${cover.height}" fetchpriority="high" style="max-width: 100%; height: auto" />
      ${markup}
    </main>
  </body>
</html>
`
