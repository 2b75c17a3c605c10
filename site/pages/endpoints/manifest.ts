import type { PagePath } from '../../language/link.ts'

const shortcut = (name: string, url: PagePath, description: string) => ({
  ...{ name, url, description },
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
})

/** A picture of the site that a browser shows before it is installed. */
const screenshot = (name: string, [width, height]: readonly [number, number], label: string) => ({
  src: `/screenshots/${name}.jpg`,
  sizes: `${width}x${height}`,
  type: 'image/jpeg',
  form_factor: width > height ? 'wide' : 'narrow',
  label,
})

/** The colours of ui/styles/tokens/colour.css, as the manifest has no custom properties. */
const manifest = {
  id: '/',
  name: 'procreate',
  short_name: 'procreate',
  description:
    'Apps for painting, drawing and animation, their handbooks, and articles about drawing and making.',
  lang: 'en',
  categories: ['graphics', 'education'],
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#f2ebe0',
  theme_color: '#f2ebe0',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    shortcut('Handbooks', '/handbook', 'Every tool, every gesture, every version'),
    shortcut('Insight', '/insight', 'Articles about drawing and making'),
    shortcut('Support', '/support', 'Find an answer, or write to us'),
    shortcut('Which app is yours?', '/requirements', 'Three questions, one answer'),
  ],
  screenshots: [
    screenshot('dreams-wide', [1440, 900], 'A line walks across the page of dreams'),
    screenshot('handbooks-wide', [1440, 900], 'The handbooks, each with its search'),
    screenshot('dreams-narrow', [360, 780], 'The page of dreams on a phone'),
  ],
}

export const loader = () =>
  new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  })
