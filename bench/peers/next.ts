import type { Article } from './article.ts'
import { fontSize, type Peer } from './peer.ts'

/** `create-next-app --empty`: App Router, TypeScript, Turbopack; `next start` serves the page that the build rendered. */
export const next: Peer = {
  name: 'Next',
  version: '16.4.6',
  dependencies: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
  devDependencies: {
    '@types/node': '24.19.2',
    '@types/react': '19.3.0',
    '@types/react-dom': '19.3.0',
    typescript: '5.9.3',
  },
  files: article => ({
    'next.config.ts': config,
    'app/layout.tsx': layout(article),
    'app/page.tsx': page(article),
  }),
  build: 'next build',
  server: 'node_modules/next/dist/bin/next',
  serverArgs: (folder, port) => ['start', folder, '--hostname', '127.0.0.1', '--port', String(port)],
}

const config = `import type { NextConfig } from 'next'

const nextConfig: NextConfig = {}

export default nextConfig
`

const layout = ({
  title,
  description,
}: Article) => `export const metadata = ${JSON.stringify({ title, description })}

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
`

const page = ({ title, description, cover, markup }: Article) => `export default function Home() {
  return (
    <main style={{ fontSize: '${fontSize}' }}>
      <h1>${title}</h1>
      <p>${description}</p>
      <img src="/cover.avif" alt="${cover.alt}" width="${cover.width}" height="${cover.height}" fetchPriority="high" style={{ maxWidth: '100%', height: 'auto' }} />
      ${markup}
    </main>
  )
}
`
