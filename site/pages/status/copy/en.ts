import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Status · procreate',
    description:
      'Whether the site, accounts, forms, uploads, mail and search work right now, how they did over the last 90 days, and what we say when they don’t.',
  },
  crumb: 'Status',
  now: {
    up: { heading: 'Everything |works', lead: 'Every part of the site answers as it should.' },
    slow: {
      heading: 'Some of it |is slow',
      lead: 'Nothing is lost: what you send arrives, only later than usual.',
    },
    down: {
      heading: 'Something |doesn’t work',
      lead: 'We see it too. What’s affected is below, and so is what we know.',
    },
    maintenance: {
      heading: 'Maintenance |is under way',
      lead: 'You can read everything. What you’d send us can’t be stored until it’s done.',
    },
    unknown: {
      heading: 'We can’t tell |right now',
      lead: 'The last look at our own parts is too old to say how they are.',
    },
    begun: 'Measuring has just begun: nothing has been looked at yet. Come back in a minute.',
    checked: 'Looked at {time}. We look once a minute.',
    stale:
      'Our own records have been out of reach since {time}. That’s a fault in itself, and we’re on it. Below is what we knew then.',
    never: 'We couldn’t read our own records. That’s a fault in itself, and we’re on it.',
    apps: 'procreate, pocket and dreams don’t need this site: they draw, save and open files without a network.',
  },
  parts: {
    heading: 'Ninety days, |stroke by stroke',
    lead: 'One stroke is a day, in UTC. A minute that nobody measured isn’t counted as one that worked.',
    names: {
      pages: { title: 'Pages', text: 'This site and its pictures' },
      account: { title: 'Account', text: 'Logging in, registering, your settings' },
      requests: { title: 'Forms', text: 'Support, permissions, everything you write to us' },
      uploads: { title: 'Uploads', text: 'Files that you attach' },
      mail: { title: 'Mail', text: 'Confirmations and answers on their way to you' },
      search: { title: 'Handbook and search', text: 'Reading and finding' },
      newsletter: { title: 'Newsletter and beta', text: 'Signing up, letters, invitations' },
    },
    states: {
      up: 'Works',
      slow: 'Slow',
      down: 'Doesn’t work',
      maintenance: 'Maintenance',
      unknown: 'Not measured',
    },
    days: {
      u: { one: '{n} day without a fault', other: '{n} days without a fault' },
      p: { one: '{n} day with a short fault', other: '{n} days with short faults' },
      d: { one: '{n} day with a long fault', other: '{n} days with long faults' },
      m: { one: '{n} day with maintenance', other: '{n} days with maintenance' },
      n: { one: '{n} day not measured', other: '{n} days not measured' },
    },
    chart: 'The last 90 days: {days}.',
    dayChart: 'The last 24 hours: {hours}.',
    hours: {
      u: { one: '{n} hour without a fault', other: '{n} hours without a fault' },
      p: { one: '{n} hour with a short fault', other: '{n} hours with short faults' },
      d: { one: '{n} hour with a long fault', other: '{n} hours with long faults' },
      m: { one: '{n} hour with maintenance', other: '{n} hours with maintenance' },
      n: { one: '{n} hour not measured', other: '{n} hours not measured' },
    },
    separator: ', ',
    uptime: 'Worked {percent} of the time measured',
    measured: {
      days: { one: '{n} day measured', other: '{n} days measured' },
      hours: { one: '{n} hour measured', other: '{n} hours measured' },
      minutes: { one: '{n} minute measured', other: '{n} minutes measured' },
    },
    first: '90 days ago',
    last: 'Today',
    details: 'Day by day',
    lastHours: 'The last 24 hours',
    faults: 'Days with faults or maintenance',
    noFaults: 'No fault in what was measured.',
    minutes: {
      down: { one: 'down for {n} minute', other: 'down for {n} minutes' },
      slow: { one: 'slow for {n} minute', other: 'slow for {n} minutes' },
      maintenance: { one: 'maintenance for {n} minute', other: 'maintenance for {n} minutes' },
    },
    legend: 'What the strokes say',
    strokes: {
      u: 'No fault',
      p: 'A fault of less than 30 minutes, or slow for a while',
      d: '30 minutes or more',
      m: 'Maintenance',
      n: 'Not measured',
    },
    method:
      'Slow counts as working. Faults and maintenance don’t. The percentage is rounded down: 100% means not one minute.',
  },
  incidents: {
    open: 'What we know',
    planned: 'Planned',
    past: 'What happened',
    none: 'We’ve had nothing to report in the last 90 days.',
    states: {
      investigating: 'We’re looking into it',
      identified: 'We know the cause',
      watching: 'Fixed, and we’re watching',
      resolved: 'Resolved',
      planned: 'Planned',
      underway: 'Under way',
      done: 'Done',
    },
    parts: 'Affects: {parts}',
    from: 'Since {time}',
    span: '{from} to {until}',
    updates: 'Updates',
    foreign: 'Written in English; we haven’t translated it yet.',
    feed: 'Follow by feed',
    support: 'It’s something else? Ask a person',
  },
  feed: 'procreate · Status',
}

export default en

export type StatusCopy = SameShape<typeof en>
