const en = {
  title: 'Read and sign · procreate',
  opening: 'Before |you test',
  above: 'Beta application {reference}',
  lead: 'How to tell us what you find, one agreement, and the place for your name.',
  feedback: {
    title: 'How to tell us what you find',
    points: [
      'One fault, one message: it is the easiest to follow.',
      'Say what you did, what you expected, and what happened instead. The way to make it happen again is worth the most.',
      'Name the device, its system version and the number of the test version.',
      'A picture or a recording of the screen helps. It stays with us.',
      'What is good counts as well: say what should stay.',
    ],
    link: 'The form for test versions',
  },
  effective: 'Holds from {date}',
  sign: {
    title: 'Sign',
    text: 'Write your name as below a letter. A copy of what you signed comes by mail.',
    labels: { name: 'Your name', agreed: 'Agreement' },
    agreed: 'I have read the agreement and keep to it.',
    submit: 'Sign',
    signed: 'Signed by {name} on {date}. A copy is in your mailbox.',
  },
}

export default en
