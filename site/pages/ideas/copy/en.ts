const en = {
  head: {
    title: 'Ideas and suggestions · procreate',
    description:
      'What happens to an idea you send us, why we cannot keep it secret, and where a wish, a fault or a plan of your own is in good hands.',
  },
  crumbs: { here: 'Ideas and suggestions' },
  hero: {
    heading: 'What happens |to an idea |you send',
    lead: 'We like to hear what your hand was missing. Before you write, please read this page: it is short, and it is about what we cannot promise.',
  },
  short: {
    heading: 'We cannot keep |a secret for you',
    text: 'An idea that you send us is free for everybody from then on, for us too. We may build it. We may have begun something like it long before your letter came. In neither case do we owe payment, credit or an answer.',
    keep: 'So keep to yourself what you want to keep.',
  },
  why: {
    title: 'Why we are this strict',
    items: [
      {
        question: 'We are probably drawing it already',
        answer:
          'People who draw run into the same walls, and so do we. If a letter described what is on our own table that week, nobody could say later who thought of it first.',
      },
      {
        question: 'A promise of silence would stop the work',
        answer:
          'A team that has promised not to use an idea has to be able to prove that it did not. The only sure way would be to stop working near it.',
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
        text: 'Tell the community. Others will say whether they miss it too, and we read along.',
        go: 'Go to the community',
      },
      fault: {
        title: 'Something that is broken',
        text: 'That is no suggestion, that is our job. Support answers, and wants to know what you did last.',
        go: 'Write to support',
      },
      plan: {
        title: 'A plan that is worth money',
        text: 'Do not send it. Ask somebody who knows the law, and keep it until you have.',
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
