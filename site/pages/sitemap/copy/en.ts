import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Sitemap · procreate',
    description:
      'Every page of this site on one page: the apps, help, the company, legal documents and feeds.',
  },
  heading: 'Every page |on one page',
  sections: {
    product: 'Product',
    help: 'Help',
    website: 'Website Information',
    news: 'News and Promotional',
    websites: 'Procreate Websites',
    social: 'Social Media',
    other: 'Other Resources',
  },
  entries: {
    home: 'Home',
    'beginners-series-1': 'Beginners series, part 1',
    'beginners-series-2': 'Beginners series, part 2',
    'beginners-series-3': 'Beginners series, part 3',
    'beginners-series-4': 'Beginners series, part 4',
    'handbook-procreate': 'procreate handbook',
    'handbook-pocket': 'pocket handbook',
    'handbook-dreams': 'dreams handbook',
    reveal: 'Reveal',
    'trademark-use-application': 'Permission request',
    releases: 'Press releases',
    'newsletter-archive': 'Letters',
    'insight-atom': 'Articles as an Atom feed',
    'insight-rss': 'Articles as an RSS feed',
    'insight-json': 'Articles as a JSON feed',
    'releases-atom': 'Press releases (Atom)',
    'careers-atom': 'Positions as an Atom feed',
    'newsletter-atom': 'Letters as an Atom feed',
    calendar: 'Releases and dates as a calendar',
    'store-procreate': 'procreate on the App Store',
    'store-pocket': 'pocket on the App Store',
    'store-dreams': 'dreams on the App Store',
    llms: 'This site for language models',
  },
}

export default en

export type SitemapCopy = SameShape<typeof en>
