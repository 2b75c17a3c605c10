import { outside } from '../../outside.ts'

/** The Organization structured data. https://schema.org/Organization */
export const aboutUs = (origin: string) => ({
  '@type': 'Organization',
  '@id': `${origin}/#us`,
  name: 'procreate',
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  address: {
    '@type': 'PostalAddress',
    addressLocality: 'Hobart',
    addressRegion: 'Tasmania',
    addressCountry: 'AU',
  },
  sameAs: [outside.instagram, outside.youtube, outside.tiktok],
})
