import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  landing: {
    title: 'Handbook · procreate',
    description:
      'The procreate, pocket and dreams handbooks: every tool and every gesture, version by version, written by the people who make them.',
    heading: 'Every tool, |every gesture',
    lead: 'The handbooks for our apps, written by the people who make them. Search, or leaf through.',
    procreate: 'Painting on a tablet',
    pocket: 'Painting on a phone',
    dreams: 'Animation, frame by frame',
    open: 'Open the contents',
    useful: 'Often looked up',
    versions: 'Earlier versions',
  },
  contents: {
    title: '{product} handbook {version}',
    description:
      'Contents of the {product} handbook for version {version}: every page on tools, gestures and settings, with a search across all of them.',
    descriptionOfLatest:
      'Contents of the {product} handbook, always for the latest version: every page on tools, gestures and settings, with a search across all of them.',
    name: 'handbook',
    lead: {
      one: 'One page for version {version}.',
      other: '{n} pages for version {version}, in the order we would teach them.',
    },
    more: { one: 'One more page', other: '{n} more pages' },
    label: 'Contents',
    absent: 'The page you came from isn’t part of version {version}. These are the pages that are.',
    missing: 'The contents are being set. Come back in a moment.',
  },
  reading: {
    title: '{title} · {product} handbook {version}',
    description: '{product} {version}: {description}',
    trail: 'Where you are',
    handbooks: 'Handbooks',
    onThisPage: 'On this page',
    section: 'In this section',
    anchor: 'Link to this section',
    neighbours: 'Pages before and after',
    previous: 'Previous',
    next: 'Next',
  },
  layout: {
    name: '{product} handbook',
    versions: 'Version of the handbook',
    light: 'Light',
    tree: 'Contents',
    below: 'Pages in {title}',
    close: 'Close',
    old: 'You’re reading the handbook for version {version}.',
    latest: 'Read this page in {version}, the latest',
    latestStart: 'Open the handbook for {version}, the latest',
    kept: 'You’re reading the copy that this device keeps, from {date}.',
  },
  search: {
    title: 'Search · {product} handbook {version}',
    description: 'Search all pages of the {product} handbook for version {version}.',
    heading: 'Search',
    label: 'Search the {product} handbook {version}',
    placeholder: 'Search the handbook',
    submit: 'Search',
    hint: 'Type two letters or more.',
    found: { one: '{n} page in {version} for “{q}”', other: '{n} pages in {version} for “{q}”' },
    none: 'Nothing in {version} for “{q}”.',
    noneWays: 'Try a shorter word, or the name on the button.',
    all: 'See all results',
    more: 'Show more',
    shown: 'Showing {shown} of {n}.',
    first: 'Back to the first results',
    contents: 'Look through the contents',
    help: 'Ask a person',
    failed: 'We couldn’t search the handbook. Try again in a moment; the contents are all here.',
  },
  vote: {
    question: 'Was this page helpful?',
    yes: 'Yes',
    no: 'No',
    comment: 'Add a comment',
    commentLabel: 'What was missing, or what helped? The people who write these pages read it. (Optional)',
    sending: 'Sending',
    thanks: 'Thank you. It goes to the people who write these pages.',
    failed: 'Your answer didn’t reach us. Your words are still here: try again in a moment.',
    limited: 'That was a lot of answers at once. Your words are still here: try again {when}.',
    refused: 'We couldn’t take your answer. Choose yes or no, and keep the comment under 2,000 characters.',
  },
}

export default en

export type HandbookCopy = SameShape<typeof en>
