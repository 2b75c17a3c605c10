const en = {
  title: 'insight',
  description: 'A magazine about the hand, the eye and the hours between them.',
  sample: 'This is a sample article: the artist in it is invented, what there is to learn is not.',
}

export default en
