/** The colours of ui/styles/tokens/colour.css, as the manifest has no custom properties. */
const manifest = {
  name: 'procreate',
  short_name: 'procreate',
  start_url: '/',
  display: 'browser',
  background_color: '#f2ebe0',
  theme_color: '#f2ebe0',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
}

export const loader = () =>
  new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
