import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  title: 'Read and sign · procreate',
  opening: 'Before |you test',
  above: 'Beta application {reference}',
  lead: 'How to tell us what you find, one agreement, and a place for your name.',
  feedback: {
    title: 'How to tell us what you find',
    points: [
      'One bug per message: that’s the easiest to follow.',
      'Say what you did, what you expected, and what happened instead. The steps that make it happen again are worth the most.',
      'Name the device, its system version and the number of the test version.',
      'A screenshot or screen recording helps. It stays with us.',
      'What’s good counts, too: tell us what should stay.',
    ],
    link: 'The form for test versions',
  },
  effective: 'In effect from {date}',
  sign: {
    title: 'Sign',
    text: 'Write your name as you would under a letter. A copy of what you signed comes by email.',
    labels: { name: 'Your name', agreed: 'Agreement' },
    agreed: 'I have read the agreement and will keep to it.',
    submit: 'Sign',
    signed: 'Signed by {name} on {date}. A copy is in your inbox.',
  },
}

export default en

export type AgreementCopy = SameShape<typeof en>
