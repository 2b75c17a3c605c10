import type { PageRow } from './page-row.ts'

const product = { section: 'product', sharing: true } as const

/** The pages of each app. */
export const productPages = {
  procreate: {
    path: '/procreate',
    file: 'procreate/overview/page.tsx',
    label: 'overview',
    ...product,
  },
  brushes: { path: '/procreate/brushes', file: 'procreate/brushes/page.tsx', ...product },
  color: { path: '/procreate/color', file: 'procreate/color/page.tsx', ...product },
  '3d': { path: '/procreate/3d', file: 'procreate/3d/page.tsx', ...product },
  video: { path: '/procreate/video', file: 'procreate/video/page.tsx', ...product },
  superpowers: { path: '/procreate/superpowers', file: 'procreate/superpowers/page.tsx', ...product },
  accessibility: { path: '/procreate/accessibility', file: 'procreate/accessibility/page.tsx', ...product },
  'procreate-whats-new': {
    path: '/procreate/whats-new',
    file: 'procreate/whats-new/page.tsx',
    label: 'whats-new',
    ...product,
  },
  dreams: {
    path: '/dreams',
    file: 'dreams/page.tsx',
    section: 'product',
    label: 'overview',
    query: ['device'],
    sharing: true,
  },
  'dreams-whats-new': {
    path: '/dreams/whats-new',
    file: 'dreams/whats-new/page.tsx',
    label: 'whats-new',
    ...product,
  },
  pocket: {
    path: '/pocket',
    file: 'pocket/overview/page.tsx',
    label: 'overview',
    ...product,
  },
  'pocket-whats-new': {
    path: '/pocket/whats-new',
    file: 'pocket/whats-new/page.tsx',
    label: 'whats-new',
    ...product,
  },
} as const satisfies Readonly<Record<string, PageRow>>
