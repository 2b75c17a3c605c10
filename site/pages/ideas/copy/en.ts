import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Ideas and suggestions · procreate',
    description:
      'What happens to an idea you send us, why we can’t keep it secret, and where to take a wish, a bug or a plan of your own.',
  },
  crumbs: { here: 'Ideas and suggestions' },
  hero: {
    heading: 'What happens |to an idea |you send',
    lead: 'We like to hear what your hand was missing. Before you write, please read this page. It’s short, and it’s about what we can’t promise.',
  },
  short: {
    heading: 'We can’t keep |a secret for you',
    text: 'An idea you send us is free for everyone from then on, us included. We may build it. We may have started something like it long before you wrote. Either way, we don’t owe payment, credit or an answer.',
    keep: 'So keep to yourself what you want to keep.',
  },
  why: {
    title: 'Why we are this strict',
    items: [
      {
        question: 'We’re probably drawing it already',
        answer:
          'People who draw run into the same walls, and so do we. If a letter described what is on our own table that week, nobody could say later who thought of it first.',
      },
      {
        question: 'A promise of silence would stop the work',
        answer:
          'A team that has promised not to use an idea has to be able to prove that it didn’t. The only sure way would be to stop working near it.',
      },
      {
        question: 'Your drawings are another matter',
        answer:
          'This is about ideas for our apps. What you paint is yours, whether you show it to us or not.',
      },
    ],
  },
  ways: {
    heading: 'Three letters, |three doors',
    items: {
      wish: {
        title: 'A wish',
        text: 'Tell the community. Others will say if they want it, too, and we read along.',
        go: 'Go to the community',
      },
      fault: {
        title: 'Something broken',
        text: 'That’s not a suggestion, that’s our job. Support will answer, and ask what you did last.',
        go: 'Write to support',
      },
      plan: {
        title: 'A plan worth money',
        text: 'Don’t send it. Ask someone who knows the law first.',
        go: 'Read the terms',
      },
    },
  },
  good: {
    heading: 'A wish |that helps us',
    lead: 'The best ones leave the solution open. Three sentences are plenty.',
    steps: [
      'What were you drawing?',
      'What did your hand try to do?',
      'What happened instead, and what would you have expected?',
    ],
  },
}

export default en

export type IdeasCopy = SameShape<typeof en>
