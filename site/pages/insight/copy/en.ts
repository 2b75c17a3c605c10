import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'insight: a magazine about drawing',
    description:
      'Articles about drawing, color, animation, teaching and the studio, by the makers of procreate, pocket and dreams.',
    category: '{category} · insight',
    year: 'insight {year}',
    yearDescription: 'Every article of {year} in insight, the magazine by the makers of procreate.',
    article: '{title} · insight',
  },
  masthead: {
    heading: 'insight',
    lead: 'A magazine about the hand, the eye and the hours between them.',
    cover: 'On the cover',
    featured: 'In this issue',
  },
  shelf: {
    heading: 'From the shelf',
    filter: 'Choose a category',
    all: 'All categories',
    active: 'Filters in use',
    remove: 'Remove the filter {name}',
    clear: 'Clear both',
    more: 'Load more',
    newest: 'Back to the newest',
    shown: { one: '{n} article shown', other: '{n} articles shown' },
    missing: 'We couldn’t load the articles. Try reloading the page in a minute.',
    empty: 'Nothing has been written about this yet.',
  },
  years: { heading: 'By year', articles: { one: '{n} article', other: '{n} articles' } },
  meta: {
    minutes: { one: '{n} min read', other: '{n} min read' },
    sample: 'Sample article',
  },
  article: {
    sample: 'This is a sample article: the artist is invented, the lesson isn’t.',
    anchor: 'Link to this section',
    related: 'Read on',
    before: 'The previous article',
    share: {
      heading: 'Pass it on',
      x: 'Share on X',
      facebook: 'Share on Facebook',
      copy: 'Copy link',
      copied: 'Link copied',
      failed: 'Unable to copy to clipboard',
    },
    film: {
      label: 'A film on YouTube',
      note: 'Nothing has been loaded from there yet. If you play it, Google sees your IP address and that you came from this site.',
      play: 'Play the film',
      playing: 'The film comes from YouTube: Google now sees your IP address. Close it to end that.',
      close: 'Close the film',
    },
  },
  feeds: { atom: 'insight (Atom)', rss: 'insight (RSS)', json: 'insight (JSON)' },
}

export default en

export type InsightCopy = SameShape<typeof en>
