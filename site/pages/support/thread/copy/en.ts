import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  reference: 'Reference {reference}, sent on {date}',
  state: 'Where it stands',
  sent: 'What you sent',
  files: 'Files',
  events: 'What has happened',
  byUs: 'From us',
  byYou: 'From you',
  bySystem: 'From the site',
  withdrawn: { title: 'Withdrawn', text: 'You took it back. Nothing more will happen with it.' },
  reply: {
    title: 'Add something',
    text: 'It goes to the same people, with everything above.',
    label: 'Your message',
    submit: 'Send',
    done: 'Sent. We have it.',
  },
  change: {
    title: 'Newer answers',
    states: {
      unconfirmed: {
        title: 'Not confirmed yet',
        text: 'This form came in with your address, and we already had one from you. What you sent before stands until you confirm this.',
      },
      confirmed: {
        title: 'Confirmed',
        text: 'These answers have replaced what you sent before. The link has done its job.',
      },
      replaced: {
        title: 'Merged',
        text: 'There was more than one entry with your address. The newest one counts.',
      },
      updated: { title: 'Newer answers were confirmed, and count', text: '' },
    },
    text: 'If this is from you, confirm it. If it isn’t, do nothing: it’s erased seven days after it was sent, and nothing changes.',
    closed: {
      title: 'It can no longer be confirmed',
      text: 'What it would change has been decided or withdrawn. To apply again, send the form once more.',
    },
    submit: 'Confirm',
    now: 'See the current answers',
    done: 'Confirmed. The newer answers count from now on.',
  },
  sentAlready: 'This can no longer be taken back: it has been decided or already withdrawn.',
  lost: {
    head: 'Request not found',
    title: 'This link doesn’t work',
    text: 'Either the link was cut short, or what it led to has been erased. Open it again from the email we sent you. If that doesn’t help, write to {support} with the reference from the subject line.',
    again: 'Ask us again',
  },
  over: {
    head: 'Link expired',
    title: 'This link has expired',
    text: 'What was sent wasn’t confirmed within seven days, or there’s nothing left for it to change. It has been erased, and nothing has changed. If it was from you, send the form again.',
    again: 'Send the form again',
  },
  left: {
    head: 'Done',
    title: 'You’re off the list',
    text: 'Your entry has been erased, and we won’t write again.',
    home: 'Back to the home page',
  },
  erased: {
    head: 'Done',
    title: 'It’s erased',
    text: 'Nothing of it is left with us, its files included.',
    home: 'Back to where it began',
  },
  later: {
    head: 'Not available',
    title: 'We can’t open your request right now',
    text: 'It’s safe. Wait a few minutes and reload this page.',
  },
  education: { title: 'Your question about schools' },
  betaRequest: { title: 'Your beta request' },
  support: {
    title: 'Your support request',
    states: {
      received: {
        title: 'Received',
        text: 'A person in Hobart reads it, usually within two working days. The answer comes by email and appears here.',
      },
      answered: { title: 'Answered', text: 'Our answer is below. If it doesn’t help, tell us here.' },
      closed: { title: 'Closed', text: 'We think this is settled. Write below to reopen it.' },
    },
  },
  positionApplication: {
    title: 'Your application',
    states: {
      received: {
        title: 'Received',
        text: 'A person on the careers team reads it, and you hear from us within two weeks. The answer comes by email and appears here.',
      },
      answered: { title: 'Answered', text: 'Our message is below. You can answer it here.' },
      closed: {
        title: 'Decided',
        text: 'Our decision is below. Six months after our last message all of this is erased, or after 24 months if you agreed to that.',
      },
    },
    erase: {
      title: 'Erase the application',
      text: 'Everything on this page, your CV too, is erased at once and cannot be brought back. If the position is still open, you can apply again.',
      submit: 'Erase the application',
    },
  },
  madeWith: {
    title: 'Your picture for the wall',
    states: {
      received: {
        title: 'Received',
        text: 'A person looks at it, and you hear from us either way. Until then nobody else sees it.',
      },
      accepted: { title: 'On the wall', text: 'Everybody can see it, with your name beside it.' },
      declined: { title: 'Not on the wall', text: 'Why is said below. The picture is deleted.' },
    },
    takeBack: {
      title: 'Take the picture back',
      text: 'It comes off the wall at once, if it hangs there, and everything on this page is erased. That cannot be undone.',
      submit: 'Take it back',
    },
  },
  mediaList: {
    title: 'Your entry on the media list',
    states: {
      received: { title: 'On the list', text: 'We write when there’s something to report.' },
    },
    leave: {
      title: 'Leave the list',
      text: 'Your entry is erased at once, and we won’t write again. You can rejoin on the press page.',
      submit: 'Leave the list',
    },
  },
}

export default en

export type ThreadCopy = SameShape<typeof en>
