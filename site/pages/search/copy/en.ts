import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Search · procreate',
    description:
      'Search everything on this site: pages, articles, handbooks, open positions and legal texts.',
    found: '“{q}” · Search · procreate',
  },
  heading: 'Search',
  label: 'Search the whole site',
  placeholder: 'Masks, palettes, refunds',
  submit: 'Search',
  hint: 'Type two letters or more.',
  found: { one: '{n} result for “{q}”', other: '{n} results for “{q}”' },
  similar: 'Nothing here says “{q}”. These come close.',
  none: 'Nothing for “{q}”.',
  noneOf: 'Nothing for “{q}” among these.',
  noneWays: 'Check the spelling, or try a shorter word. Or begin here.',
  kinds: {
    label: 'What to show',
    all: 'Everything',
    page: 'Pages',
    article: 'Articles',
    handbook: 'Handbooks',
    lesson: 'Lessons',
    position: 'Positions',
    legal: 'Legal texts',
  },
  kind: {
    page: 'Page',
    article: 'Article',
    handbook: 'Handbook',
    lesson: 'Lesson',
    position: 'Position',
    legal: 'Legal text',
  },
  everything: 'Search everything',
  more: 'Show more',
  shown: 'Showing {shown} of {n}.',
  first: 'Back to the first results',
  failed: 'We couldn’t search just now. Try again in a moment.',
  again: 'Try again',
  recent: {
    title: 'Your recent searches',
    note: 'Only this browser keeps them.',
    clear: 'Clear them',
    cleared: 'Your recent searches are cleared.',
  },
  key: {
    label: 'Press {key} anywhere to search',
    note: 'Turn it off if you speak to your computer, or type by other means. Only this browser remembers.',
  },
  start: {
    title: 'Often looked for',
    items: {
      handbook: 'Handbooks',
      news: 'What’s new in procreate',
      brushes: 'Brushes to try',
      beginners: 'Beginners series',
      support: 'Support',
      insight: 'Articles',
      careers: 'Open positions',
      press: 'Press',
    },
  },
}

export default en

export type SearchCopy = SameShape<typeof en>
