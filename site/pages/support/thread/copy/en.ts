const en = {
  reference: 'Reference {reference}, sent on {date}',
  state: 'Where it stands',
  sent: 'What you sent',
  files: 'Files',
  events: 'What has happened',
  byUs: 'From us',
  byYou: 'From you',
  bySystem: 'From the site',
  withdrawn: { title: 'Withdrawn', text: 'You took it back. Nothing more happens with it.' },
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
        text: 'This form came in with your address when there was one from you already. What you sent before stands as it is until you confirm this.',
      },
      confirmed: {
        title: 'Confirmed',
        text: 'These answers have taken the place of what you sent before. The link has done its work.',
      },
      replaced: {
        title: 'Merged',
        text: 'There was more than one entry with your address. The newest one counts.',
      },
      updated: { title: 'Newer answers were confirmed, and count', text: '' },
    },
    text: 'If this is from you, confirm it. If it is not, do nothing: seven days after it was sent it is erased, and nothing changes.',
    closed: {
      title: 'It can no longer be confirmed',
      text: 'What it would change is decided or withdrawn by now. To apply again, send the form once more.',
    },
    submit: 'Confirm',
    now: 'See what stands now',
    done: 'Confirmed. The newer answers count from now on.',
  },
  sentAlready: 'This can no longer be taken back: it is decided, or withdrawn already.',
  lost: {
    head: 'Request not found',
    title: 'This link opens nothing',
    text: 'Either the link was cut short on its way, or what it led to is erased. Open it once more from the mail that we sent you. If that does not help, write to {support} with the reference from the subject line.',
    again: 'Ask us anew',
  },
  over: {
    head: 'Link has run out',
    title: 'This link has run out',
    text: 'What was sent was not confirmed within seven days, or there is nothing left that it could change. It is erased, and nothing has changed. If it was from you, send the form again.',
    again: 'Send the form again',
  },
  left: {
    head: 'Done',
    title: 'You are off the list',
    text: 'Your entry is erased, and we write no more.',
    home: 'Back to the home page',
  },
  later: {
    head: 'Not just now',
    title: 'Your request cannot be opened just now',
    text: 'It is safe. Wait a few minutes and reload this page.',
  },
  betaRequest: { title: 'Your beta request' },
  support: {
    title: 'Your support request',
    fields: { product: 'About', name: 'Name', email: 'E-mail', question: 'Question' },
    products: {
      procreate: 'procreate',
      pocket: 'pocket',
      dreams: 'dreams',
      account: 'My account',
      other: 'Something else',
    },
    states: {
      received: {
        title: 'Received',
        text: 'A person in Hobart reads it, as a rule within two working days. The answer comes by mail and stands here.',
      },
      answered: { title: 'Answered', text: 'Our answer is below. If it does not help, say so here.' },
      closed: { title: 'Closed', text: 'We think this is settled. Write below to open it again.' },
    },
  },
  mediaList: {
    title: 'Your entry on the media list',
    fields: {
      name: 'Name',
      email: 'E-mail',
      organisation: 'Organisation',
      format: 'Where you publish',
      marketing: 'Marketing mails',
    },
    formats: {
      online: 'Online',
      print: 'Print',
      radio: 'Radio',
      podcast: 'Podcast',
      tv: 'Television',
      other: 'Other',
    },
    yes: 'Yes',
    no: 'No',
    states: {
      received: { title: 'On the list', text: 'We write when there is something to report.' },
    },
    leave: {
      title: 'Leave the list',
      text: 'Your entry is erased at once, and we write no more. You can join again on the press page.',
      submit: 'Leave the list',
    },
  },
}

export default en
