const en = {
  name: { support: 'Support request', 'beta-request': 'Beta request' },
  place: '{name}: step {n} of {all}',
  next: 'Continue',
  back: 'Back',
  send: 'Send',
  change: 'Change',
  changeLabel: 'Change: {label}',
  steps: {
    product: { title: 'What is it about?', lead: '' },
    you: { title: 'Who are you?', lead: 'The answer comes by mail, so the address has to be right.' },
    question: {
      title: 'What do you want to know?',
      lead: 'Say what you did, what you expected and what happened. The version of the app and of the device help us, too.',
    },
    files: {
      title: 'Is there something to show us?',
      lead: 'A screenshot or the document says more than a description. You can leave this out.',
    },
    check: { title: 'Check what you are sending', lead: '' },
  },
  fields: {
    product: 'About',
    name: 'Name',
    email: 'E-mail',
    email2: 'Confirm e-mail',
    question: 'Question',
    uploads: 'Files',
  },
  products: {
    procreate: { title: 'procreate', help: 'Painting on the tablet' },
    pocket: { title: 'pocket', help: 'Painting on the phone' },
    dreams: { title: 'dreams', help: 'Animation' },
    account: { title: 'My account', help: 'Logging in, e-mail, leaving' },
    other: { title: 'Something else', help: 'Purchases, teaching, anything' },
  },
  noFiles: 'None',
  suggestions: {
    title: 'The handbook may have the answer',
    text: 'Each opens in a new tab. What you wrote stays here.',
  },
  conduct: {
    text: 'People read what you send. We answer kindly and ask the same of you: the Code of Conduct says how we treat one another.',
    label: 'I have read the {conduct} and agree to it.',
    field: 'Code of Conduct',
    conductLink: 'Code of Conduct',
    privacy: 'We keep your request for two years after the last message, as the {privacy} says.',
    privacyLink: 'privacy policy',
  },
  again: 'Continue once more to go on without them.',
  thanks: {
    head: 'Request sent',
    title: 'Thank you!',
    reference: 'Your reference is {reference}.',
    text: 'A mail is on its way to you with a link to your request: there you see our answer and can add to it. A person in Hobart reads it, as a rule within two working days.',
    spam: 'No mail after ten minutes? Look among the junk; if it is not there either, the address may have had a slip in it. Ask again.',
    reset: 'Reset',
    support: 'Back to support',
  },
  later: {
    head: 'Not just now',
    title: 'Your answers cannot be fetched just now',
    text: 'They are safe. Wait a minute and reload this page: the address in the bar finds them again.',
  },
}

export default en
