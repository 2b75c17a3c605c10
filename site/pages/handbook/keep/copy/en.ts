import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  control: {
    open: 'Keep for reading offline',
    isKept: 'Kept for reading offline',
    page: 'This page',
    handbook: 'The whole {name}',
    pages: { one: '{n} page', other: '{n} pages' },
    about: '{pages}, about {size}',
    alone: 'Small: its text and pictures',
    waiting: 'Finding out how big it is',
    unknown: 'Can’t be fetched just now',
    keptPage: 'Kept on {date}, {size}',
    keptWhole: '{pages} kept, {size}',
    partly: '{done} of {total} pages kept',
    some: '{partly}, {size}',
    keep: 'Keep',
    keeping: 'Keeping',
    stop: 'Stop',
    rest: 'Keep the rest',
    remove: 'Remove',
    note: 'Pictures come along in the size of your screen, films don’t. It all stays in this browser; we don’t learn what you keep.',
    all: 'Everything you keep',
  },
  outcome: {
    kept: 'This page is kept. It opens without a network.',
    whole: 'The whole handbook is kept. It opens without a network.',
    removed: 'Removed from this device.',
    stopped: 'Stopped. The pages that are there stay, and you can go on at any time.',
    renewed: {
      one: 'One kept page had a newer text and has been renewed.',
      other: '{n} kept pages had newer texts and have been renewed.',
    },
    long: 'This handbook has more pages than can be kept at once. Keep the pages you need one by one.',
    tight:
      'There isn’t room on this device for all of it. Keep the pages you need one by one, or free some room first.',
    full: 'This device has no room for more. What is there stays: free some room, then go on.',
    lost: 'The connection was lost. What is there stays: go on when you’re back online.',
    gone: 'This page is no longer in the handbook. A copy you’ve kept stays until you remove it.',
    many: 'You keep as many pages as this site can take. Remove some, then go on.',
    refused:
      'This browser doesn’t let the site keep anything, as in a private window. Open the page in an ordinary window, or allow storage for this site.',
  },
  list: {
    title: 'Kept for reading offline · procreate',
    name: 'Kept for reading offline',
    lead: 'Handbook pages that are on this device because you asked for them. They open without a network, and only this browser knows of them.',
    back: 'Handbooks',
    scripts: 'The list is in your browser, not on our server, so this page can show it only with scripts.',
    waiting: 'Looking at what is kept',
    none: 'You don’t keep anything yet. Open a handbook page, and choose “Keep for reading offline” below its title.',
    total: '{size} in all, with what the pages share.',
    cleared:
      'Your browser may clear it when the device runs short of room, or when you haven’t been here for a while.',
    handbooks: 'Whole handbooks',
    pages: 'Single pages',
    show: 'Show the pages',
    gone: 'No longer in the handbook. Your copy of {date} can still be read without a network.',
    removeAll: 'Remove everything',
    sure: 'Remove all {pages}? You can keep them again later.',
    yes: 'Yes, remove them',
    no: 'No, keep them',
    opened: 'Opened lately',
    openedText: {
      one: 'One page you opened is kept without being asked for, until newer ones take its place.',
      other:
        '{n} pages you opened lately are kept without being asked for. There are at most 60, and newer ones take the place of older ones.',
    },
    forget: 'Remove these',
  },
}

export default en

export type KeepCopy = SameShape<typeof en>
