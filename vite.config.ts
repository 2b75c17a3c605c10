import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: 'es2023', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  // The server hands its own objects (context keys, clients) to the site: one copy of the router must serve both.
  ssr: { external: ['react-router'] },
})
