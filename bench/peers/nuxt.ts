import type { Article } from './article.ts'
import { fontSize, type Peer } from './peer.ts'

/** The minimal template of `create nuxt`: one component, rendered on the server for each request. */
export const nuxt: Peer = {
  name: 'Nuxt',
  version: '4.5.2',
  dependencies: { nuxt: '4.5.2', vue: '3.5.45', 'vue-router': '5.5.1' },
  files: article => ({ 'nuxt.config.ts': config, 'app/app.vue': page(article) }),
  build: 'nuxt build',
  server: '.output/server/index.mjs',
  serverEnv: port => ({ NITRO_HOST: '127.0.0.1', NITRO_PORT: String(port) }),
}

const config = `export default defineNuxtConfig({
  compatibilityDate: '2025-07-15',
  devtools: { enabled: true },
})
`

const page = ({ title, description, cover, markup }: Article) => `<script setup lang="ts">
useHead({ htmlAttrs: { lang: 'en' } })
useSeoMeta(${JSON.stringify({ title, description })})
</script>

<template>
  <div>
    <NuxtRouteAnnouncer />
    <main style="font-size: ${fontSize}">
      <h1>${title}</h1>
      <p>${description}</p>
      <img src="/cover.avif" alt="${cover.alt}" width="${cover.width}" height="${cover.height}" fetchpriority="high" style="max-width: 100%; height: auto" />
      ${markup}
    </main>
  </div>
</template>
`
