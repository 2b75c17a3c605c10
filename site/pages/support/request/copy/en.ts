import type { SameShape } from '../../../../../ui/language/copy.ts'

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
    you: { title: 'Who are you?', lead: 'We answer by email, so the address has to be right.' },
    question: {
      title: 'What do you want to know?',
      lead: 'Tell us what you did, what you expected and what happened. Your device and the app’s version help us, too.',
    },
    files: {
      title: 'Is there something to show us?',
      lead: 'A screenshot or the document itself says more than a description. You can skip this.',
    },
    check: { title: 'Check what you are sending', lead: '' },
  },
  productHelp: {
    procreate: 'Painting on the tablet',
    pocket: 'Painting on the phone',
    dreams: 'Animation',
    account: 'Logging in, email, closing it',
    other: 'Purchases, teaching, anything',
  },
  noFiles: 'None',
  suggestions: {
    title: 'The handbook may have the answer',
    text: 'Each opens in a new tab. What you wrote stays here.',
  },
  conduct: {
    text: 'People read what you send. We answer kindly and ask the same of you. The Code of Conduct says how we treat one another.',
    conductLink: 'Code of Conduct',
    privacy: 'We keep your request for two years after the last message, as the {privacy} says.',
    privacyLink: 'privacy policy',
  },
  again: 'Press Continue again to go on without them.',
  thanks: {
    head: 'Request sent',
    title: 'Thank you!',
    reference: 'Your reference is {reference}.',
    text: 'An email is on its way to you with a link to your request, where you can see our answer and add to it. A person in Hobart reads it, usually within two working days.',
    spam: 'No email after ten minutes? Check your spam folder. If it isn’t there either, the address may have had a typo. Send it again.',
    reset: 'Reset',
    support: 'Back to support',
  },
  later: {
    head: 'Not available',
    title: 'We can’t load your answers right now',
    text: 'They’re safe. Wait a minute and reload this page: its address finds them again.',
  },
}

export default en

export type RequestCopy = SameShape<typeof en>
